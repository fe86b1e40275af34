/**
 * The middleware redirects unknown URLs. Without this file the payload of every page would include
 * Next's default text, 460 bytes of gzip.
 */
export default function NotFound() {
  return null;
}
