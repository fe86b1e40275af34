import {
  unstable_useDocumentActions as useDocumentActions,
  type DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { Button, Modal, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import type { LanguageState } from '../../editing/states-response';
import { useText } from '../html/Dialogs';
import { statesOf } from '../lists/statesOf';
import { useEntryLocale } from './PublishingPanel';

const BANNER = 'api::emergency-banner.emergency-banner';

/**
 * The action that publishes, for the emergency banner with a question about the other language: pages of a
 * language without a published text show the other one's.
 */
export function inBothLanguages(action: DocumentActionComponent): DocumentActionComponent {
  if (action.type !== 'publish') return action;
  const Asking: DocumentActionComponent = (props) => {
    const { model, collectionType, documentId, document } = props;
    const described = action(props);
    const text = useText();
    const own = useEntryLocale();
    const other = own === 'en' ? 'ar' : 'en';
    const { publish } = useDocumentActions();
    const id = model === BANNER ? documentId : undefined;
    const state = useStateOf(id, other, String(document?.updatedAt));
    if (!described || !id || !state || state === 'missing') return described;

    const publishOwn = async () => void (await described.onClick?.({} as never));
    async function publishBoth(entry: string): Promise<void> {
      await publishOwn();
      // The message stands at the refused field.
      if ((await statesOf(model, entry))[own] !== 'published') return;
      await publish({ collectionType, model, documentId: entry, params: { locale: other } }, {});
    }
    const values = { own: text(`language.${own}`), other: text(`language.${other}`) };
    return {
      ...described,
      onClick: undefined,
      dialog: {
        type: 'modal',
        title: text('bothLanguages.title'),
        content: <Typography tag="p">{text(`bothLanguages.${state}`, values)}</Typography>,
        footer: ({ onClose }) => (
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              {text('bothLanguages.cancel')}
            </Button>
            <Button
              variant={state === 'published' ? 'default' : 'secondary'}
              onClick={() => void publishOwn().then(onClose)}
            >
              {text('bothLanguages.own', values)}
            </Button>
            {state !== 'published' && (
              <Button onClick={() => void publishBoth(id).then(onClose)}>
                {text('bothLanguages.both')}
              </Button>
            )}
          </Modal.Footer>
        ),
      },
    };
  };
  Asking.type = action.type;
  Asking.position = action.position;
  return Asking;
}

/** How far a language of the banner is; undefined until it is known, and for other entries. */
function useStateOf(
  documentId: string | undefined,
  locale: string,
  version: string,
): LanguageState | undefined {
  const [state, setState] = useState<LanguageState>();
  useEffect(() => {
    if (!documentId) return undefined;
    let isCurrent = true;
    statesOf(BANNER, documentId).then(
      (states) => isCurrent && setState(states[locale]),
      () => isCurrent && setState(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [documentId, locale, version]);
  return documentId ? state : undefined;
}
