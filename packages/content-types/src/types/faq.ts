import { contentType } from '../definition';
import { order, slug } from '../fields';
import { LEFT_OUT } from '../missing';

export const faq = contentType({
  plural: 'faqs',
  displayName: 'Question and answer',
  section: 'services',
  label: ['الأسئلة الشائعة', 'Questions and answers'],
  shownAt: ['faq', '#', 'Slug'],
  title: 'Questions',
  without: 'the page of the questions is not offered',
  isOwn: true,
  columns: ['Question', 'Topic', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      Question: {
        type: 'string',
        maxLength: 250,
        required: true,
        label: ['السؤال', 'Question'],
        help: ['كما يسأله الزائر.', 'As a visitor asks it.'],
        missing: LEFT_OUT,
      },
      Answer: {
        type: 'text',
        maxLength: 20000,
        required: true,
        html: 'text',
        label: ['الجواب', 'Answer'],
        help: ['ابدأ بالجواب، ثم التفاصيل.', 'The answer first, then details.'],
        missing: LEFT_OUT,
      },
    },
    {
      Topic: {
        type: 'string',
        maxLength: 100,
        required: true,
        label: ['الموضوع', 'Topic'],
        help: [
          'تُجمع الأسئلة بحسبه؛ اكتبه كل مرة كما هو.',
          'Questions of one topic stand together; write it the same way each time.',
        ],
        missing: LEFT_OUT,
      },
      Slug: {
        ...slug,
        missing: LEFT_OUT,
      },
      DisplayOrder: order,
    },
  ],
});
