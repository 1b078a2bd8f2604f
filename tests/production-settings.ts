// Settings that a site in production cannot do without.
export const productionSettings = {
  NODE_ENV: "production",
  SITE_URL: "https://www.maison-oree.test",
  MAIL_FROM: "site@maison-oree.test",
  SALES_EMAIL: "ventes@maison-oree.test",
  LAB_EMAIL: "contact@maison-oree.test",
  COMPANY_NAME: "Maison Orée SAS",
  COMPANY_FORM: "SAS au capital de 50 000 €",
  COMPANY_REGISTRATION: "RCS Montpellier 123 456 789",
  COMPANY_VAT: "FR12 123 456 789",
  PUBLICATION_DIRECTOR: "Claire Orée",
  HOSTING_NAME: "Hébergement & Cie",
  HOSTING_ADDRESS: "1 rue des Machines, 59000 Lille, France",
  HOSTING_PHONE: "+33 3 20 00 00 00",
  MAIL_PROVIDER: "La Poste aux lettres, France",
};
