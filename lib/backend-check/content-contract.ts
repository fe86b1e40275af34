import {
  contentTypeEntries,
  definitionFields,
  type Definition,
} from '../../packages/content-types/src';

/** Purpose of a type of the content API, and effects of a missing type or field. */
export interface TypeContract {
  readonly title: string;
  /** Effect on visitors if the type is missing. */
  readonly without: string;
  /** A type that can replace it. */
  readonly alternative?: string | undefined;
  /** Effect of a missing value, by field of the contract. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same for fields beyond the contract. */
  readonly extras: Readonly<Record<string, string>>;
}

type Contracts = Readonly<Record<string, TypeContract>>;

function toContracts(types: readonly (readonly [string, Definition])[]): Contracts {
  return Object.fromEntries(
    types.map(([name, definition]) => [
      definition.kind === 'single' ? name : definition.plural,
      toContract(definition),
    ]),
  );
}

function toContract(definition: Definition): TypeContract {
  const { title, without, alternative, isOwn = false } = definition;
  const effects = (isExtra: boolean) =>
    Object.fromEntries(
      Object.entries(definitionFields(definition)).flatMap(([name, field]) =>
        field.missing !== undefined && (isOwn || field.isExtra === true) === isExtra
          ? [[name, field.missing]]
          : [],
      ),
    );
  return { title, without, alternative, fields: effects(false), extras: effects(true) };
}

/** Licences may be a single type or a collection with one record. */
function withLicenses(contracts: Contracts): Contracts {
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([name, contract]) =>
      name === 'license'
        ? [
            [name, contract],
            [
              'licenses',
              {
                ...contract,
                title: 'Licences, as a collection with one record',
                without: 'the page has no texts, unless there is a license',
                alternative: 'license',
              },
            ],
          ]
        : [[name, contract]],
    ),
  );
}

/** Types that the site reads from every content API. */
export const CONTENT_CONTRACT = withLicenses(
  toContracts(contentTypeEntries.filter(([, { isOwn }]) => !isOwn)),
);

/** Optional types of the site's own CMS. */
export const OWN_TYPES = toContracts(contentTypeEntries.filter(([, { isOwn }]) => isOwn));
