import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MissedSearches, MissedWords } from '../../editing/missed-searches';
import { useText } from '../html/Dialogs';
import { useDateTime } from '../useDateTime';
import { PlainTable } from '../PlainTable';
import { useResponse } from '../load';
import { PanelPage } from '../PanelPage';

type Type = 'search-synonym' | 'promoted-result';

export default function MissedSearchesPage() {
  const text = useText();
  const { data, error } = useResponse<MissedSearches>('/editing/missed-searches');
  const isUnknown = error !== undefined || data?.isKnown === false;
  return (
    <PanelPage title={text('missed.title')} subtitle={text('missed.lead')}>
      {isUnknown && <Typography role="alert">{text('missed.unknown')}</Typography>}
      {!data && error === undefined && <Typography>{text('redirects.loading')}</Typography>}
      {data?.isKnown && data.searches.length === 0 && (
        <Typography>{text('missed.none')}</Typography>
      )}
      {data && data.searches.length > 0 && <Searches {...data} />}
    </PanelPage>
  );
}

function Searches({ searches, maySynonym, mayPromote }: MissedSearches) {
  const text = useText();
  const dateTime = useDateTime(true);
  const open = useOpenDraft();
  const [isBusy, setBusy] = useState(false);
  const columns = ['words', 'language', 'count', 'last', 'actions'].map((name) =>
    text(`missed.${name}`),
  );
  const add = async (type: Type, missed: MissedWords): Promise<void> => {
    setBusy(true);
    await open(type, missed);
    setBusy(false);
  };
  return (
    <PlainTable
      columns={columns}
      rows={searches.map((missed) => {
        const { locale, query: words, count, last } = missed;
        const button = (type: Type, action: 'synonym' | 'promote') => (
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={text(`missed.${action}Of`, { words })}
            onClick={() => void add(type, missed)}
          >
            {text(`missed.${action}`)}
          </Button>
        );
        return [
          `${locale} ${words}`,
          <bdi key="words" lang={locale}>
            {words}
          </bdi>,
          text(`missed.language.${locale}`),
          count,
          dateTime(last),
          <Flex key="actions" gap={2} wrap="wrap">
            {maySynonym && button('search-synonym', 'synonym')}
            {mayPromote && button('promoted-result', 'promote')}
          </Flex>,
        ];
      })}
    />
  );
}

function useOpenDraft(): (type: Type, missed: MissedWords) => Promise<void> {
  const text = useText();
  const { get, post } = useFetchClient();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  return async (type, { locale, query }) => {
    const list = `/content-manager/collection-types/api::${type}.${type}`;
    try {
      const search = new URLSearchParams({ locale, 'filters[Words][$eq]': query });
      const { data: found } = await get<{ results: { documentId: string }[] }>(`${list}?${search}`);
      let id = found.results[0]?.documentId;
      if (!id) {
        const { data: made } = await post<{ data: { documentId: string } }>(
          `${list}?locale=${locale}`,
          { Words: query },
        );
        id = made.data.documentId;
      }
      navigate(`${list}/${id}?plugins[i18n][locale]=${locale}`);
    } catch {
      toggleNotification({ type: 'danger', message: text('missed.failed') });
    }
  };
}
