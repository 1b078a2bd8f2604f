/** The parameter that says how a list stands, and its value for a wall of plates; any other is rows. */
export const lookField = "vue";
export const wallLook = "planche";
