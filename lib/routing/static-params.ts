/**
 * No parameters: pages are rendered at their first request and then cached, as the build does not call
 * the content API.
 */
export async function generateStaticParams() {
  return [];
}
