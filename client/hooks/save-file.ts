// A file that the browser has made, as a download.

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari begins the download later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
