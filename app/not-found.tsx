/**
 * The middleware leads unknown URLs elsewhere. Without this file the payload of every page would carry
 * Next's own text for them, 460 bytes of gzip.
 */
export default function NotFound() {
  return null;
}
