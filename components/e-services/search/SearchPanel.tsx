'use client';

import { Alert } from '@/components/ui/Alert/Alert';
import { ErrorSummary } from '@/components/forms/layout/ErrorSummary/ErrorSummary';
import { FormPanel } from '@/components/forms/layout/FormPanel/FormPanel';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { RadioGroup } from '@/components/forms/fields/RadioGroup/RadioGroup';
import { SearchEnd } from '@/components/forms/layout/SearchEnd/SearchEnd';
import { UnavailableNotice } from '@/components/forms/layout/UnavailableNotice/UnavailableNotice';
import type { Locale } from '@/lib/i18n/locales';
import { SEARCHES } from './searchUrl';
import { SearchFields } from './SearchFields';
import { FORM } from './searchForm';
import { SearchResults } from './SearchResults';
import { useLookups } from '@/components/forms/lookups/useLookups';
import { useSearchForm } from './useSearchForm';
import type { SearchLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: SearchLabels;
}

export function SearchPanel({ locale, labels }: Props) {
  return (
    <FormLabelsProvider labels={labels.form}>
      <Search locale={locale} labels={labels} />
    </FormLabelsProvider>
  );
}

function Search({ locale, labels }: Props) {
  const { lookups, failed, retrying, retry } = useLookups();
  const model = useSearchForm(lookups, labels.locodes);
  const { form, captcha, fieldError } = model;
  const { search } = labels;
  return (
    <div className="stack">
      <FormPanel label={search.form} onSubmit={(event) => void model.submit(event)}>
        <ErrorSummary errors={model.errors} attempt={model.attempt} />
        <RadioGroup
          id={`${FORM}-search`}
          label={search.mode}
          segmented
          choices={SEARCHES.map((kind) => ({ value: kind, label: search.modes[kind] }))}
          {...form.register('search', { onChange: model.kindChanged })}
        />
        <SearchFields
          locale={locale}
          labels={search}
          locodes={labels.locodes}
          lookups={lookups}
          failed={failed}
          model={model}
        />
        {model.isWaiting ? (
          <Alert tone="info" announce>
            <p>{search.shared}</p>
          </Alert>
        ) : null}
        <SearchEnd
          id={`${FORM}-captcha`}
          submitLabel={search.submit}
          sendingLabel={search.searching}
          sending={model.sending}
          captcha={captcha}
          error={fieldError('captcha')}
          onRenew={model.renewCaptcha}
          {...form.register('captcha')}
        />
      </FormPanel>
      {failed || captcha.state === 'failed' ? (
        <UnavailableNotice
          phone={labels.phone}
          retrying={retrying}
          onRetry={() => {
            if (failed) retry();
            if (captcha.state === 'failed') model.renewCaptcha();
          }}
        />
      ) : null}
      <SearchResults locale={locale} labels={labels} lookups={lookups} model={model} />
    </div>
  );
}
