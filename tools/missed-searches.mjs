import { askSite } from './lib/ask-site.mjs';

/** Prints searches without results, as tab-separated values. */
await askSite('/api/search/missed', {}, async (response) => {
  const { searches } = await response.json();
  console.log(['day', 'language', 'times', 'words'].join('\t'));
  for (const { day, locale, count, query } of searches) {
    console.log([day, locale, count, query].join('\t'));
  }
});
