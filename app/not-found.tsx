/** The middleware redirects unknown URLs; without this file each payload has Next's text. */
export default function NotFound() {
  return null;
}
