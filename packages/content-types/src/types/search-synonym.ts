import { contentType } from '../definition';
import { LEFT_OUT } from '../missing';

export const searchSynonym = contentType({
  plural: 'search-synonyms',
  displayName: 'Search words',
  section: 'settings',
  label: ['مرادفات البحث', 'Search words'],
  shownAt: ['search'],
  title: 'Synonyms of the search',
  without: 'words are found as they are written',
  isOwn: true,
  columns: ['Words'],
  fields: [
    {
      Words: {
        type: 'text',
        maxLength: 1000,
        required: true,
        label: ['الكلمات', 'Words'],
        help: [
          'كلمات بمعنى واحد مفصولة بفواصل، مثل: مناقصات، منافسات، tenders.',
          'Words with one meaning separated by commas, such as: login, customer portal.',
        ],
        missing: LEFT_OUT,
      },
    },
  ],
});
