import {
  buildValidParams,
  unstable_useDocument as useDocument,
} from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, useField, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useState, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../html/Dialogs';
import { LineInput } from '../language/TextInput';
import { useEntryLocale } from '../publishing/PublishingPanel';
import { useResponse } from '../load';

type Props = ComponentProps<typeof LineInput> & { readonly disabled?: boolean };

export function StringInput(props: Props) {
  const input = <LineInput {...props} />;
  const { slug: uid, id: documentId } = useParams<{ slug: string; id: string }>();
  if (props.name !== 'Slug' || !uid) return input;
  const known = documentId && documentId !== 'create' ? documentId : undefined;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {input}
      {!props.disabled && <Suggestion uid={uid} documentId={known} />}
      {known && <Address uid={uid} documentId={known} />}
    </Flex>
  );
}

type Values = Readonly<Record<string, unknown>>;

interface PageProps {
  readonly uid: string;
  readonly documentId: string;
}

function Suggestion({ uid, documentId }: { uid: string; documentId: string | undefined }) {
  const text = useText();
  const { get } = useFetchClient();
  const { onChange } = useField<string>('Slug');
  const isEnglish = useEntryLocale() === 'en';
  const title = useForm('Suggestion', ({ values }) => {
    const { Title, Port, Question } = values as Values;
    return String(Title ?? Port ?? Question ?? '');
  });
  const [isMissing, setMissing] = useState(false);

  async function suggest(): Promise<void> {
    // In Arabic the CMS suggests from the English title.
    const query = new URLSearchParams({
      uid,
      title: isEnglish ? title.slice(0, 500) : '',
      ...(documentId && { documentId }),
    });
    const slug = await get<{ slug: string }>(`/editing/slug?${query}`).then(
      ({ data }) => data.slug,
      () => '',
    );
    setMissing(slug === '');
    if (slug) onChange('Slug', slug);
  }

  return (
    <div>
      <Button variant="tertiary" size="S" onClick={() => void suggest()}>
        {text('address.make')}
      </Button>
      {isMissing && (
        <Typography tag="p" role="status" variant="pi">
          {text('address.none')}
        </Typography>
      )}
    </div>
  );
}

function Address({ uid, documentId }: PageProps) {
  const text = useText();
  const locale = useEntryLocale();
  const [{ query: params }] = useQueryParams();
  // Reads the form's cached document: form values have no updatedAt.
  const { document } = useDocument({
    collectionType: 'collection-types',
    model: uid,
    documentId,
    params: buildValidParams(params),
  });
  const query = new URLSearchParams({ uid, documentId, locale }).toString();
  const { data } = useResponse<{ address: string | null; former: string[] }>(
    `/editing/address?${query}`,
    `${document?.updatedAt} ${document?.status}`,
  );
  if (!data?.address) return null;
  return (
    <Typography tag="p" variant="pi" style={{ overflowWrap: 'anywhere' }}>
      {text('address.link')}{' '}
      <Link href={data.address} isExternal>
        <bdi dir="ltr">{data.address}</bdi>
      </Link>
      {data.former.length > 0 && (
        <>
          <br />
          {text('address.former', { names: data.former.join(text('address.comma')) })}
        </>
      )}
    </Typography>
  );
}
