// What else a visitor may do with the label: put a logo of their own on it, and keep the picture of its pack. Both stay in the browser.
import { useEffect, useId, useState } from "react";
import { saveFile } from "#client/hooks/save-file.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { NamingTexts } from "#shared/pages/product-browser.ts";
import css from "./BrandTools.module.css";
import { readLogo } from "./read-logo.ts";

/** Signs that systems keep out of the names of files. */
const unsafe = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Of its own, so that what all pages share stays in one script. */
const textOf = (phrase: Phrase) => (typeof phrase === "string" ? phrase : phrase.text);

const findLabel = () => document.querySelector<SVGSVGElement>("main svg[data-range]");

/** `offersPicture`: the picture of the first pack may be kept. */
export function BrandTools({
  texts,
  offersPicture,
}: {
  texts: NamingTexts;
  offersPicture: boolean;
}) {
  const [logo, setLogo] = useState<string | null>(null);
  const [problem, setProblem] = useState<"logo" | "picture" | null>(null);
  const id = useId();

  useEffect(() => () => URL.revokeObjectURL(logo ?? ""), [logo]);

  async function take(file: File | undefined) {
    if (!file) return;
    const picture = await readLogo(file);
    setProblem(picture ? null : "logo");
    if (picture) setLogo(URL.createObjectURL(picture));
  }

  async function save() {
    try {
      const { drawPack } = await import("./draw-pack.ts");
      const label = findLabel();
      const name = label?.querySelector("g")?.textContent?.replace(unsafe, " ").trim();
      if (label) saveFile(await drawPack(label), `${name || "pack"}.png`);
      setProblem(null);
    } catch {
      setProblem("picture");
    }
  }

  return (
    <>
      <div className={css.tools}>
        {logo === null ? (
          <label className={css.tool} htmlFor={id}>
            {textOf(texts.logo.choose)}
            <input
              className={css.file}
              id={id}
              type="file"
              accept="image/png,image/svg+xml"
              aria-describedby={`${id}note`}
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                // The same file may be chosen again.
                currentTarget.value = "";
              }}
            />
          </label>
        ) : (
          <button className={css.tool} type="button" onClick={() => setLogo(null)}>
            {textOf(texts.logo.remove)}
          </button>
        )}
        {offersPicture && (
          <button className={css.tool} type="button" onClick={() => void save()}>
            {textOf(texts.picture.save)}
          </button>
        )}
      </div>
      <p
        className={css.note}
        id={`${id}note`}
        role="status"
        data-faulty={problem !== null || undefined}
      >
        {textOf(problem ? texts[problem].failed : texts.logo.note)}
      </p>
      {logo && (
        <svg className={css.source} aria-hidden="true">
          {/* Labels show whatever has this id (PrintedLabel). */}
          <symbol id="brand-logo" data-brand-logo="">
            <image href={logo} width="100%" height="100%" />
          </symbol>
        </svg>
      )}
    </>
  );
}
