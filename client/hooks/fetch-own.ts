// Fetches what is the site's own: the only way to it.

/**
 * `address`: with its first slash. By itself it would take a name and a password from the address of the page, as one behind a
 * proxy's login may have been opened, and browsers refuse to fetch with those.
 */
export const fetchOwn = (address: string, options?: RequestInit): Promise<Response> =>
  // biome-ignore lint/style/noRestrictedGlobals: this is the one place -- because everybody else is to come here
  fetch(location.origin + address, options);

/** @throws where it cannot be had */
export async function fetchJson<Data>(address: string): Promise<Data> {
  const response = await fetchOwn(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
