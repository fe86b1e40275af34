/** No parameters: pages are cached at their first request; the build has no content API. */
export async function generateStaticParams() {
  return [];
}
