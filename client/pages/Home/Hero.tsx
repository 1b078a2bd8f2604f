// The hero: a looping muted film on bottle green, the page's title, and a button that stops the film.
import { useEffect, useRef, useState } from "react";
import { Button } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { hasReducedMotion } from "#client/hooks/scrolling.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { PageData } from "#shared/pages/page.ts";
import css from "./Hero.module.css";

/** Widths of the poster, 1.6 times as wide as it is high; phones show its portrait crop. */
const sizes = "(width <= 715px) 100vw, (width <= 924px) 924px, (width >= 1440px) 1440px, 100vw";

/** Slowest line for the film, Mbit/s: on a slower one it would load for seconds. */
const leastLine = 2;

/** The visitor asked for less data or less motion, or has a line that is better used for pages. Chrome alone knows the line. */
function wantsStill(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string; downlink?: number };
  };
  const { saveData = false, effectiveType = "4g", downlink = leastLine } = connection ?? {};
  return hasReducedMotion() || saveData || effectiveType !== "4g" || downlink < leastLine;
}

/** Plays once the page has loaded, only while on screen, and never against the visitor's wish. */
function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isStopped = useRef(false);

  useEffect(() => {
    const video = film.current;
    if (!video || wantsStill()) {
      isStopped.current = true;
      return;
    }
    video.muted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (isStopped.current) return;
      if (entry?.isIntersecting) void video.play().catch(() => setPlaying(false));
      else video.pause();
    });
    const begin = () => observer.observe(video);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    return () => {
      removeEventListener("load", begin);
      observer.disconnect();
    };
  }, []);

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
  const { film, isPlaying, setPlaying, toggle } = useFilm();
  const [hasPlayed, setPlayed] = useState(false);
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
          width="1280"
          height="800"
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
            onClick={toggle}
            aria-label={textOf(isPlaying ? copy.pause : copy.play)}
          >
            <Icon name={isPlaying ? "pause" : "play"} size="small" />
          </button>
        </div>
      </div>
    </section>
  );
}
