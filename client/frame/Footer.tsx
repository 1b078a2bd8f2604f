// The footer: a number to call, the pages, the technologies, the address.
import { Link } from "react-router-dom";
import { Button } from "#client/components/Action/Action.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import css from "./Footer.module.css";
import { useSite } from "./site-context.ts";

/** The specification sends the three technology links to a page that is not one, and so home (by the server). */
const technologiesPath = "/services";

export function Footer() {
  const { frame, frameLang, lab, prefix, year } = useSite();
  return (
    <footer className={css.footer} data-tone="bottle" lang={frameLang}>
      <div className={css.inner}>
        <div className={css.top}>
          <div>
            <p className={css.talk}>
              <Say of={frame.talk} />
            </p>
            <a className={css.phone} href={`tel:${lab.phone.replace(/[^+\d]/g, "")}`}>
              {lab.phone}
            </a>
            <Button to="*">
              <Say of={frame.requestCatalogue} />
            </Button>
          </div>
          <div>
            <h2 className={css.title}>
              <Say of={frame.footerCompany} />
            </h2>
            <ul>
              {frame.footerLinks.map((link) => (
                <li key={link.to}>
                  <Link className={css.link} to={link.to}>
                    <Say of={link.label} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className={css.title}>
              <Say of={frame.footerTechnologies} />
            </h2>
            <ul>
              {frame.technologyLinks.map((label, index) => (
                <li key={index}>
                  <a className={css.link} href={prefix + technologiesPath}>
                    <Say of={label} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className={css.title}>
              <Say of={frame.footerLaboratory} />
            </h2>
            <address className={css.address} lang="fr">
              {[lab.name, ...lab.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        </div>
        <div className={css.bottom}>
          <Link className={css.logo} to="/" aria-label="Sphérine">
            <Mark />
            <span lang="fr">Sphérine</span>
          </Link>
          <p className={css.baseline}>
            © {year} <span lang="fr">{lab.name}</span>. <Say of={frame.baseline} />
          </p>
        </div>
      </div>
    </footer>
  );
}
