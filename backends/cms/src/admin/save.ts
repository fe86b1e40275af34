export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
