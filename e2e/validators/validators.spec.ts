import { expect, test } from '@playwright/test';
import { eServicesToken } from '../../tools/lib/e-services.mjs';
import { Stack } from '../support/stack';
import { validateAccessibility } from './accessibility.mjs';
import { validateCalendars } from './calendars.mjs';
import { validateCatalogue } from './catalogue.mjs';
import { dismissed } from './dismissed.mjs';
import { findingKinds, unusedDismissals, type Finding } from './findings.mjs';
import { validateHtml } from './html.mjs';
import { validateOpenApi } from './open-api.mjs';
import { pagesToValidate } from './pages.mjs';

const OPEN_DATA = '/api/open/v1';
const CALENDAR_PAGES = ['/open-data/api', '/ports', '/en/ports', '/e-services/biddings'];

let stack: Stack;
let pages: string[];

test.beforeAll(async () => {
  stack = await Stack.start('validators');
  pages = await pagesToValidate(stack.siteUrl);
});

test.afterAll(async () => {
  await stack.stop();
});

function expectNothingNew(validator: keyof typeof dismissed, findings: Finding[]) {
  expect(findingKinds(findings, dismissed[validator])).toEqual([]);
  expect(unusedDismissals(findings, dismissed[validator])).toEqual([]);
}

test('HTML of every kind of page (Nu Html Checker)', async () => {
  expectNothingNew('html', await validateHtml(stack.siteUrl, pages));
});

test('accessibility of every kind of page (axe, all rules)', async ({ browser }) => {
  expectNothingNew('accessibility', await validateAccessibility(browser, stack.siteUrl, pages));
});

test('OpenAPI documents (Spectral)', async () => {
  const documents = [
    { url: `${stack.siteUrl}${OPEN_DATA}/openapi.json` },
    {
      url: `${stack.eServicesAddress}/e-services-api/openapi.json`,
      headers: { Authorization: `Bearer ${eServicesToken}` },
    },
  ];
  expectNothingNew('openApi', await validateOpenApi(documents));
});

test('the catalogue of the open data (DCAT-AP in SHACL)', async () => {
  const url = `${stack.siteUrl}${OPEN_DATA}/catalog.jsonld`;
  expectNothingNew('catalogue', await validateCatalogue(url));
});

test('calendars (RFC 5545)', async () => {
  expectNothingNew('calendars', await validateCalendars(stack.siteUrl, CALENDAR_PAGES));
});
