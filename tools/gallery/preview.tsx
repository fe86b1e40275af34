import { CAPABILITIES } from '@ports-authority/e-services-contract';
import type { Decorator, Preview } from '@storybook/nextjs-vite';
import { Suspense } from 'react';
import '../../app/styles/index.css';
import { setCapabilities } from '@/lib/capabilities';
import { direction } from '@/lib/i18n/locales';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { toolbarLocale } from './state';
import { loadBrandFonts } from './fonts';
import { formLabels } from './samples';

setCapabilities(CAPABILITIES);

/** Document-level attributes of the site. */
const inDocument: Decorator = (Story, { id, globals }) => {
  const locale = toolbarLocale(globals);
  const { documentElement: html } = document;
  html.lang = locale;
  html.dir = direction(locale);
  html.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  html.dataset.js = '';
  return (
    <FormLabelsProvider labels={formLabels(locale)}>
      <Suspense key={`${id} ${locale}`} fallback={<span data-pending="" />}>
        <Story />
      </Suspense>
    </FormLabelsProvider>
  );
};

const preview: Preview = {
  initialGlobals: { locale: 'ar', theme: 'light' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية, right to left' },
          { value: 'en', title: 'English, left to right' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  loaders: [loadBrandFonts],
  decorators: [inDocument],
  parameters: {
    nextjs: { appDirectory: true },
    controls: { disable: true },
    actions: { disable: true },
  },
};

export default preview;
