'use client';

import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FormPanel } from '@/components/forms/FormPanel';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { SearchEnd } from '@/components/forms/SearchEnd';
import { UnavailableNotice } from '@/components/forms/UnavailableNotice';
import type { Locale } from '@/lib/i18n/locales';
import { SEARCHES } from './searchAddress';
import { SearchFields } from './SearchFields';
import { FORM } from './searchForm';
import { SearchResults } from './SearchResults';
import { useLookups } from '../useLookups';
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
        <SearchEnd
          id={`${FORM}-captcha`}
          submitLabel={search.submit}
          sendingLabel={search.searching}
          sending={model.sending}
          captcha={captcha}
          error={sentence('captcha')}
          onRenew={model.renewCaptcha}
          {...form.register('captcha')}
        />
      </FormPanel>
      <SearchResults locale={locale} words={words} lookups={lookups} model={model} />
    </div>
  );
}
