// Why choose us: a sentence, the way to get in touch, and the certifications (or a picture) beside them.
import { Button } from "#client/components/Action/Action.tsx";
import { BeadedDisc } from "#client/components/BeadedDisc/BeadedDisc.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Seals } from "#client/components/Seal/Seal.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { WhyChooseCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./WhyChoose.module.css";

export function WhyChoose({ copy, titleId }: { copy: Localized<WhyChooseCopy>; titleId: string }) {
  return (
    <div className={css.why} data-with={copy.picture ? "picture" : "seals"}>
      <div>
        <Text as="h2" className={css.title} id={titleId} of={copy.title} />
        <Text as="p" className={css.text} of={copy.text} />
        <div className={css.action}>
          <Button to={copy.link.to}>
            <Text of={copy.link.label} />
          </Button>
          <QuestionsLink />
        </div>
      </div>
      {copy.seals.length > 0 && <Seals className={css.seals} seals={copy.seals} />}
      {copy.picture && (
        <div className={css.disc}>
          <BeadedDisc picture={copy.picture} sizes="(width <= 1050px) 232px, 299px" />
        </div>
      )}
    </div>
  );
}
