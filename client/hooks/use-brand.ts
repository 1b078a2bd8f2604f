// The name of the visitor's own brand, from the address.
import { useSearchParams } from "react-router-dom";
import { readBrand, withBrand } from "#shared/labels/brand-name.ts";

export interface Brand {
  /** "" without one. */
  readonly name: string;
  /** The address of a page whose packs bear it too. */
  readonly carry: (address: string) => string;
}

export function useBrand(): Brand {
  const [parameters] = useSearchParams();
  const name = readBrand(parameters);
  return {
    name,
    carry(address) {
      const [path = "", query = ""] = address.split("?");
      return path + withBrand(query, name);
    },
  };
}
