import { contentType } from '../definition';
import { html } from '../fields';
import { NO_PART } from '../missing';

export const about = contentType({
  plural: 'abouts',
  displayName: 'About record',
  section: 'about',
  label: ['عن الهيئة', 'About the authority'],
  shownAt: ['about'],
  title: 'About the authority',
  without: 'the first tab of the page about the authority is empty',
  columns: ['AboutLabel'],
  fields: [
    {
      AboutLabel: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان «عن الهيئة»', 'Title of “About”'],
        help: [
          'عنوان القسم الأول في صفحة «عن الهيئة».',
          'Heading of the first section of the page About.',
        ],
        missing: 'the text has no heading',
      },
      AboutContent: {
        ...html,
        label: ['نص «عن الهيئة»', 'Text of “About”'],
        help: [
          'من نحن وماذا نفعل؟ فقرتان أو ثلاث.',
          'Who the authority is and what it does, in two or three paragraphs.',
        ],
        missing: NO_PART,
      },
    },
    {
      StrategyLabel: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان الاستراتيجية', 'Title of the strategy'],
        help: [
          'عنوان قسم الاستراتيجية في صفحة «عن الهيئة».',
          'Heading of this section of the page About.',
        ],
        missing: 'the text has no heading',
      },
      Strategy: {
        ...html,
        label: ['نص الاستراتيجية', 'Text of the strategy'],
        help: ['الرؤية والرسالة، فقرة لكل منهما.', 'Vision and mission, a paragraph each.'],
        missing: NO_PART,
      },
    },
    {
      ValueLable: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان القيم', 'Title of the values'],
        help: [
          'عنوان قسم القيم في صفحة «عن الهيئة».',
          'Heading of this section of the page About.',
        ],
        missing: 'the text has no heading',
      },
      StrategyValue: {
        ...html,
        label: ['نص القيم', 'Text of the values'],
        help: ['قائمة: كل قيمة وجملة عنها.', 'A list: each value with a sentence on it.'],
        missing: NO_PART,
      },
    },
    {
      ObjectivesLabel: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان الأهداف', 'Title of the objectives'],
        help: [
          'عنوان قسم الأهداف في صفحة «عن الهيئة».',
          'Heading of this section of the page About.',
        ],
        missing: 'the text has no heading',
      },
      StrategicObjectives: {
        ...html,
        label: ['نص الأهداف', 'Text of the objectives'],
        help: ['قائمة الأهداف الاستراتيجية.', 'A list of the strategic objectives.'],
        missing: NO_PART,
      },
    },
    {
      PillarsLabel: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان الركائز', 'Title of the pillars'],
        help: [
          'عنوان قسم الركائز في صفحة «عن الهيئة».',
          'Heading of this section of the page About.',
        ],
        missing: 'the text has no heading',
      },
      StrategicPillars: {
        ...html,
        label: ['نص الركائز', 'Text of the pillars'],
        help: ['قائمة الركائز الاستراتيجية.', 'A list of the strategic pillars.'],
        missing: NO_PART,
      },
    },
    {
      PlansLabel: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان الخطط', 'Title of the plans'],
        help: [
          'عنوان قسم الخطط في صفحة «عن الهيئة».',
          'Heading of this section of the page About.',
        ],
        missing: 'the text has no heading',
      },
      AmbitionsAndPlans: {
        ...html,
        label: ['نص الخطط', 'Text of the plans'],
        help: ['ما تعمل عليه الهيئة الآن.', 'What the authority is working on now.'],
        missing: NO_PART,
      },
    },
    {
      AmbitionsLabel: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان الطموحات', 'Title of the ambitions'],
        help: [
          'عنوان قسم الطموحات في صفحة «عن الهيئة».',
          'Heading of this section of the page About.',
        ],
        missing: 'the text has no heading',
      },
      Ambitions: {
        ...html,
        label: ['نص الطموحات', 'Text of the ambitions'],
        help: ['ما تريد الهيئة بلوغه، ومتى.', 'What the authority wants to reach, and when.'],
        missing: NO_PART,
      },
    },
  ],
});
