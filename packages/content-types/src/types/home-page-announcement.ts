import { contentType } from '../definition';
import { end, html, start } from '../fields';

export const homePageAnnouncement = contentType({
  plural: 'home-page-announcements',
  displayName: 'Home-page announcement',
  section: 'home',
  label: ['الإعلانات والنافذة المنبثقة', 'Announcements and pop-up'],
  title: 'Announcements of the home page, in Arabic alone',
  without: 'no announcements: neither page nor pop-up',
  columns: ['Title', 'StartDate', 'EndDate', 'Kind'],
  sort: '-StartDate',
  fields: [
    {
      Title: {
        type: 'string',
        maxLength: 300,
        required: true,
        label: ['العنوان', 'Title'],
        help: [
          'عنوان النافذة المنبثقة وصفحة الإعلان. لا يظهر الإعلان إلا بالعربية.',
          'Title of the pop-up and of the announcement’s page. Announcements are shown in Arabic only.',
        ],
        maxCharacters: 70,
        missing: 'the first line of Announcement',
        isExtra: true,
      },
      Announcement: {
        ...html,
        label: ['نص الإعلان', 'Text'],
        help: [
          'تظهر أول فقرة في النافذة، والنص كاملًا في صفحته.',
          'The pop-up shows the first paragraph, its page the whole text.',
        ],
        missing: 'no text; without Title, too, the entry is left out',
      },
    },
    {
      StartDate: {
        ...start,
        missing: 'shown from its last change on',
      },
      EndDate: {
        ...end,
        missing: 'shown without an end',
      },
      Kind: {
        type: 'enumeration',
        enum: ['auction', 'maintenance'],
        required: true,
        isLocalized: false,
        label: ['النوع', 'Kind'],
        help: ['يحدد الصورة.', 'Selects the picture.'],
        missing: 'neither marked as auction nor as maintenance',
        isExtra: true,
      },
      AnnouncementId: {
        type: 'integer',
        min: 1,
        max: 999999999,
        required: true,
        unique: true,
        isLocalized: false,
        label: ['رقم الإعلان', 'Number'],
        help: [
          'رقم الهيئة للإعلان، وهو جزء من عنوان صفحته. لا يتكرر.',
          'The authority’s own number, part of the address. It must be unique.',
        ],
        missing: 'the id of the entry',
      },
    },
  ],
});
