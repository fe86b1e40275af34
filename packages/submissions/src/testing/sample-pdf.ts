/**
 * A PDF with one empty page that every reader opens.
 * @param size in bytes; shorter than the smallest one is that one
 * @param mark a text that the file contains
 */
export function samplePdf(size = 0, mark = ''): Buffer {
  const objects = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
% ${mark}`;
  const trailer = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const filling = ' '.repeat(Math.max(0, size - objects.length - trailer.length));
  return Buffer.from(objects + filling + trailer, 'latin1');
}
