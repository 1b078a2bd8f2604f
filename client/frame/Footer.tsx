// The footer: a number to call, the pages, the technologies, the address.
import { Link } from "react-router-dom";
import { Button, MoreInfo } from "#client/components/Action/Action.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { Frame } from "#shared/content/schema/interface/frame.ts";
import { readingQuery } from "#shared/editions/printed-catalogue.ts";
import { contactPath } from "#shared/enquiry/subjects.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./Footer.module.css";
import { Phone } from "./Phone.tsx";
import { useCurrent } from "./use-current.ts";

export function Footer() {
  const { frame, frameLang, catalogues, lab, year } = useSite();
  const catalogue = catalogues[frameLang];
  const currentOf = useCurrent();
  // That page has number and mailbox in large letters itself.
  const isContact = currentOf(contactPath) === "page";
  return (
    <footer className={css.footer} data-tone="bottle" lang={frameLang}>
      <div className={css.inner}>
        <div className={css.top}>
          <div>
            {!isContact && (
              <>
                <Text as="p" className={css.talk} of={frame.talk} />
                <p className={css.phone}>
                  <Phone />
                </p>
                <a className={css.mail} href={`mailto:${lab.email}`}>
                  {lab.email}
                </a>
              </>
            )}
            <Button to="*" about="catalogue">
              <Text of={frame.requestCatalogue} />
            </Button>
            <MoreInfo className={css.download} to="download" language={frameLang}>
              <Text of={frame.downloadCatalogue} />
              {!catalogue.isReady && ` (${catalogue.note})`}
            </MoreInfo>
            {catalogue.isReady && (
              <a className={css.download} href={catalogue.address + readingQuery}>
                <Text of={frame.readCatalogue} />
              </a>
            )}
          </div>
          <div>
            <Text as="h2" className={css.title} of={frame.footerCompany} />
            <Links links={frame.footerLinks} />
          </div>
          <div>
            <Text as="h2" className={css.title} of={frame.footerTechnologies} />
            <Links links={frame.technologyLinks} />
          </div>
          <div>
            <Text as="h2" className={css.title} of={frame.footerLaboratory} />
            <address className={css.address} lang="fr">
              {[lab.name, ...lab.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
              {isContact && (
                <span>
                  <Phone />
                </span>
              )}
            </address>
          </div>
        </div>
        <div className={css.bottom}>
          <Link className={css.logo} to="/" aria-label="Sphérine" aria-current={currentOf("/")}>
            <Mark />
            <span lang="fr">Sphérine</span>
          </Link>
          <Links className={css.legal} links={frame.legalLinks} />
          <p className={css.baseline}>
            © {year} <span lang="fr">{lab.name}</span>. <Text of={frame.baseline} />
          </p>
        </div>
      </div>
    </footer>
  );
}

function Links({
  links,
  className,
}: {
  links: Localized<Frame["footerLinks"]>;
  className?: string | undefined;
}) {
  const currentOf = useCurrent();
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <TextLink className={css.link} to={to} aria-current={currentOf(to)} of={label} />
        </li>
      ))}
    </ul>
  );
}
