import { contentType } from '../definition';
import { LEFT_OUT } from '../missing';

export const formerName = contentType({
  plural: 'former-names',
  displayName: 'Former name',
  description: 'Names that the pages of entries had before; written by the CMS alone',
  hasDrafts: false,
  isLocalized: false,
  shownAt: null,
  title: 'Former names of entries',
  without: 'links with a former name lead nowhere',
  isOwn: true,
  fields: [
    {
      Type: {
        type: 'string',
        maxLength: 60,
        required: true,
        missing: LEFT_OUT,
      },
      Entry: {
        type: 'string',
        maxLength: 40,
        required: true,
        private: true,
      },
      Former: {
        type: 'string',
        maxLength: 120,
        required: true,
        missing: LEFT_OUT,
      },
      Current: {
        type: 'string',
        maxLength: 120,
        required: true,
        missing: LEFT_OUT,
      },
    },
  ],
});
