import { contentType } from '../definition';
import { html } from '../fields';

export const biddingResults = contentType({
  kind: 'single',
  plural: 'bidding-results-records',
  table: 'bidding_results',
  displayName: 'Bidding results',
  section: 'services',
  label: ['المنافسات: النتائج', 'Tenders: results'],
  shownAt: ['biddings', '#opening'],
  title: 'Results of biddings',
  without: 'the two tabs say that there is nothing',
  isOwn: true,
  fields: [
    {
      ResultsOpening: {
        ...html,
        label: ['فتح المظاريف', 'Opening of bids'],
        help: [
          'جدول في صفحة نتائج المنافسات: المنافسة وعدد العروض ومبالغها.',
          'A table on the page of results: the tender, the bids and their amounts.',
        ],
        missing: 'the tab is empty',
      },
      BiddingsListResult: {
        ...html,
        label: ['نتائج الترسية', 'Awards'],
        help: [
          'جدول في صفحة نتائج المنافسات: المنافسة ومن رست عليه وبكم.',
          'A table on the page of results: the tender, who won it and for how much.',
        ],
        missing: 'the tab is empty',
      },
    },
  ],
});
