// What the laboratory's machines do, as its page tells visitors ({{capsulesPerHour}} in the documents): the customer's specification,
// section 2. A machine without a figure there has none here; what a "unit" of the blistering lines is, nobody has said.

/** Of the six capsule fillers together. */
export const capsulesPerHour = 200_000;

/** Of the line that fills, caps and labels. */
export const pillBottlesPerDay = 10_000;

/** Of the two automated lines together. */
export const blisterUnitsPerDay = 60_000;
