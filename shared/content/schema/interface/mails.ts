// Texts of the mails: those that visitors get, in the language of the form they filled in, and those that sales get.
import * as z from "zod";
import { plural, text, titledText } from "#shared/content/schema/parts.ts";

export const mailTexts = z.strictObject({
  /** When an enquiry is answered, where no setting says so. */
  answerTime: text,
  /** Sent at once, by a machine. */
  acknowledgement: z.strictObject({
    subject: text,
    /** A way to reach us, as plain text: {label}, {text}. */
    line: text,
    next: text,
    /** Lists the visitor's selection by our names; {count}. */
    selection: plural,
    /** Repeats the visitor's message, or says that it is left out because it is not safe to repeat. */
    /** Above what the enquiry is about. */
    aboutTitle: text,
    /** Above the doses of a formula. */
    formula: text,
    /** Opens it again on the desk. */
    reopen: text,
    messageTitle: text,
    messageKept: text,
    correctTitle: text,
    correct: text,
    reachTitle: text,
    phone: text,
    email: text,
    /** Before the address of the laboratory's calendar. */
    booking: text,
    notYou: text,
  }),
  salesSubject: z.strictObject({
    usual: text,
    suspect: text,
  }),
  suspect: z.strictObject({
    title: text,
    reasons: z.record(
      z.enum(["trap", "flood", "haste", "unscripted", "links", "markup", "address"]),
      text,
    ),
    advice: text,
  }),
  /** An enquiry as sales get it: labels, and what stands where a field is empty. */
  sales: z.strictObject({
    received: text,
    message: text,
    /** Lists the visitor's selection; {count}. */
    selection: plural,
    /** A formula of the desk; {count} of its actives. */
    formula: z.strictObject({
      title: plural,
      heads: z.strictObject({ name: text, dose: text, share: text }),
      /** Explains the signs of the table. */
      key: text,
      /** Explains the signs of the table for a serum. */
      keySerum: text,
      /** How many packs of what. */
      order: text,
      batchOpen: text,
      machine: text,
      salts: text,
      diet: text,
      exclusions: plural,
      /** Opens it again on the desk; {count} of its actives, {questions}. */
      open: plural,
      openQuestions: plural,
      questions: text,
    }),
    /** Mails that sales begin with one press: the label is for sales, the text for the visitor. */
    answers: z.strictObject({
      title: text,
      greeting: text,
      call: z.strictObject({ label: text, text }),
      /** {booking}: address of the laboratory's calendar. */
      booking: text,
      details: z.strictObject({ label: text, text }),
      /** {catalogue}: its address. */
      catalogue: z.strictObject({ label: text, text }),
    }),
    /** A day in the calendar of sales: {company}, {country}, {reference}. */
    hold: text,
    rows: z.strictObject({
      subject: text,
      product: text,
      /** On the label of the packs that the visitor looked at. */
      brand: text,
      person: text,
      comparison: text,
      phone: text,
      international: text,
      email: text,
      language: text,
      page: text,
      /** Of the visit. */
      firstPage: text,
      /** The site that led to it. */
      referrer: text,
      /** The marks of its address. */
      campaign: text,
      reference: text,
      received: text,
    }),
    missing: z.strictObject({
      company: text,
      country: text,
      product: text,
      phone: text,
      email: text,
      page: text,
      message: text,
    }),
    languages: z.strictObject({
      /** {language} of the page; {prefix} of its address: "/fr". */
      edition: text,
      /** {language} of a page of the edition without prefix, where pages are in one language or the other. */
      original: text,
      browser: text,
      missing: text,
      unknown: text,
    }),
  }),
  /** The daily count. */
  digest: z.strictObject({
    subject: text,
    /** {from} and {until}: days and times. */
    period: text,
    /** Each follows its number. */
    counts: z.strictObject({
      received: plural,
      delivered: plural,
      waiting: plural,
      held: plural,
    }),
    /** The first that applies. Those by number have {count}. */
    verdicts: z.strictObject({
      waiting: plural,
      held: plural,
      delivered: text,
      none: text,
    }),
    /** Tasks of the operator; the commands follow each. */
    tasks: z.strictObject({
      waiting: titledText,
      held: titledText,
    }),
    /** Stands for the reference of an enquiry in a command. */
    reference: text,
    notice: text,
  }),
  /** The mail that an operator sends to see that mails arrive. */
  test: z.strictObject({ subject: text, text }),
});
