import { glossaryPage } from '../facts/terms';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { Key: 'glossary' },
    ar: {
      Title: 'معجم مصطلحات الموانئ',
      Summary:
        'معاني الكلمات التي ترد في اللوائح والتعاميم والخدمات، بالعربية وما يقابلها بالإنجليزية.',
      Content: glossaryPage('ar'),
    },
    en: {
      Title: 'Glossary of port terms',
      Summary:
        'What the words of regulations, circulars and services mean, each with its name in Arabic.',
      Content: glossaryPage('en'),
    },
  },
] satisfies SeedEntry[];
