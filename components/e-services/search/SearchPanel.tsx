'use client';

import { CaptchaField } from '@/components/forms/CaptchaField';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FormPanel, FormPanelEnd } from '@/components/forms/FormPanel';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { search as searchGlyph } from '@/components/forms/glyphs';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { UnavailableNotice } from '@/components/forms/UnavailableNotice';
import { GlyphMark } from '@/components/ui/GlyphMark';
import type { Locale } from '@/lib/i18n/locales';
import { SEARCHES } from './searchAddress';
import { SearchFields } from './SearchFields';
import { FORM } from './searchForm';
import { SearchResults } from './SearchResults';
import { useLookups } from './useLookups';
import { useSearchForm } from './useSearchForm';
import type { SearchWords } from './words';

interface Props {
  readonly locale: Locale;
  readonly words: SearchWords;
}

/** The vessel search in the browser: form and result (specification §2, §4, §5). */
export function SearchPanel({ locale, words }: Props) {
  return (
    <FormWordsProvider words={words.form}>
      <Search locale={locale} words={words} />
    </FormWordsProvider>
  );
}

function Search({ locale, words }: Props) {
  const { lookups, failed, asking, retry } = useLookups();
  const model = useSearchForm(lookups);
  const { form, captcha, sentence } = model;
  const { search } = words;
  return (
    <div className="stack">
      {failed || captcha.state === 'failed' ? (
        <UnavailableNotice
          phone={words.phone}
          asking={asking}
          onRetry={() => {
            if (failed) retry();
            if (captcha.state === 'failed') model.renewCaptcha();
          }}
        />
      ) : null}
      <FormPanel label={search.form} onSubmit={(event) => void model.submit(event)}>
        <ErrorSummary faults={model.faults} attempt={model.attempt} />
        <RadioGroup
          id={`${FORM}-search`}
          label={search.mode}
          segmented
          choices={SEARCHES.map((kind) => ({ value: kind, label: search.modes[kind] }))}
          {...form.register('search', { onChange: model.kindChanged })}
        />
        <SearchFields
          locale={locale}
          words={search}
          lookups={lookups}
          waiting={!lookups && !failed}
          model={model}
        />
        <FormPanelEnd
          submit={
            <SubmitButton
              label={search.submit}
              icon={<GlyphMark glyph={searchGlyph} />}
              sending={model.sending}
            />
          }
        >
          <CaptchaField
            id={`${FORM}-captcha`}
            captcha={captcha}
            error={sentence('captcha')}
            onRenew={model.renewCaptcha}
            {...form.register('captcha')}
          />
        </FormPanelEnd>
      </FormPanel>
      <SearchResults locale={locale} words={words} lookups={lookups} model={model} />
    </div>
  );
}
