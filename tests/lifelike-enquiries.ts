// A hundred enquiries as a contract manufacturer gets them, from twenty languages; made up, but written as people write.
import byLanguage from "./lifelike-enquiries.json" with { type: "json" };

/** E-mail, phone, company, country, message, and the seconds it took to write; the page's own fields are left out. */
type Lifelike = readonly [string, string, string, string, string, number];

export const lifelikeEnquiries = Object.values(byLanguage).flat() as unknown as readonly Lifelike[];

export const languagesOfThem: readonly string[] = Object.keys(byLanguage);
