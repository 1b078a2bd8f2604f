// The hero: on bottle green a vesicle that the visitor turns, or a looping muted film of it, the page's title, and a button that
// stops what moves.
import { useEffect, useRef, useState } from "react";
import { Button } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { Vesicle } from "#client/components/Vesicle/Vesicle.tsx";
import { wantsStill } from "#client/hooks/wants-still.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { PageData } from "#shared/pages/page.ts";
import css from "./Hero.module.css";

/** Widths of the poster, 1.6 times as wide as it is high; phones show its portrait crop. */
const sizes = "(width <= 715px) 100vw, (width <= 1050px) 106vw, 100vw";

/** Plays once `isWanted`, only while on screen, and never against the visitor's wish. */
function useFilm(isWanted: boolean) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isStopped = useRef(false);

  useEffect(() => {
    const video = film.current;
    if (!video || wantsStill()) {
      isStopped.current = true;
      return;
    }
    if (!isWanted) return;
    video.muted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (isStopped.current) return;
      if (entry?.isIntersecting) void video.play().catch(() => setPlaying(false));
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [isWanted]);

  function toggle() {
    const video = film.current;
    if (!video) return;
    isStopped.current = !video.paused;
    if (video.paused) void video.play().catch(() => setPlaying(false));
    else video.pause();
  }

  return { film, isPlaying, setPlaying, toggle };
}

export function Hero({ copy }: { copy: PageData["home"]["hero"] }) {
  const [vesicle, setVesicle] = useState<"awaited" | "swinging" | "resting" | "refused">("awaited");
  const isVesicle = vesicle === "swinging" || vesicle === "resting";
  const { film, isPlaying, setPlaying, toggle } = useFilm(vesicle === "refused");
  const [hasPlayed, setPlayed] = useState(false);
  const isMoving = isVesicle ? vesicle === "swinging" : isPlaying;
  const labels = isVesicle ? copy.vesicle : copy;
  return (
    <section className={css.hero} data-tone="bottle" aria-labelledby="hero">
      <div className={css.stage}>
        <Picture
          of={copy.poster}
          crops={[{ of: copy.portrait, media: "(width <= 715px)" }]}
          sizes={sizes}
          eager
          decorative
        />
        <video
          className={css.film}
          ref={film}
          data-visible={hasPlayed || undefined}
          aria-hidden="true"
          tabIndex={-1}
          muted
          loop
          playsInline
          preload="none"
          width="1920"
          height="1200"
          onPlaying={() => {
            setPlayed(true);
            setPlaying(true);
          }}
          onPause={() => setPlaying(false)}
        >
          <source src="/video/home-loop-phone.webm" type="video/webm" media="(width <= 715px)" />
          <source src="/video/home-loop-phone.mp4" type="video/mp4" media="(width <= 715px)" />
          <source src="/video/home-loop.webm" type="video/webm" />
          <source src="/video/home-loop.mp4" type="video/mp4" />
          <Text of={copy.noVideo} />
        </video>
        <Vesicle
          kind="hero"
          copy={copy.vesicle}
          isSwinging={vesicle === "swinging"}
          onReady={() => {
            film.current?.pause();
            setVesicle("swinging");
          }}
          onRefused={() => setVesicle("refused")}
        />
      </div>
      <div className={css.caption}>
        <Text as="h1" className={css.title} id="hero" of={copy.title} />
        <div className={css.row}>
          <Text as="p" className={css.text} of={copy.text} />
          <div>
            <Button to={copy.link.to} about={copy.link.about} hot>
              <Text of={copy.link.label} />
            </Button>
          </div>
          <button
            type="button"
            className={css.pause}
            onClick={isVesicle ? () => setVesicle(isMoving ? "resting" : "swinging") : toggle}
            aria-label={textOf(isMoving ? labels.pause : labels.play)}
          >
            <Icon name={isMoving ? "pause" : "play"} size="small" />
          </button>
        </div>
      </div>
    </section>
  );
}
