// What the type checker does not know of yet: scoped style sheets, and opening dialogs without script.
import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Id of the element that the button commands. */
    commandfor?: string;
    command?: "show-modal" | "close";
  }
  interface DialogHTMLAttributes<T> {
    /** "any": also closed by Escape and by a click beside it. */
    closedby?: "any" | "closerequest" | "none";
  }
}
