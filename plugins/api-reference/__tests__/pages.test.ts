import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {buildOperationPages, buildOverviewPage} from '../buildPages';
import {defaultOptions} from '../options';
import {TYPES_SLUG} from '../render/addresses';
import type {ApiModel, Operation, OperationPage, SchemaNode} from '../types';
import {ownDescription, siteDir} from './describeDescription';

const context = {baseUrl: '/', routeBasePath: 'api', renderCode: defaultOptions.renderCode};

let model: ApiModel;
const pages = new Map<string, OperationPage>();

beforeAll(async () => {
  ({model} = await ownDescription());
  for (const page of await buildOperationPages(model, context)) {
    pages.set(page.slug, page);
  }
});

const htmlOf = ({slug}: Operation) => pages.get(slug)!.html;

/** Ids of all fields below a node, as the page names them. */
function fieldIds({fields, variants}: SchemaNode, id: string): string[] {
  const own = fields.flatMap((field) => [
    `${id}.${field.name}`,
    ...fieldIds(field, `${id}.${field.name}`),
  ]);
  const alternatives = fields.length > 0 ? [] : variants;
  return [
    ...own,
    ...alternatives.flatMap((variant, index) => fieldIds(variant, `${id}.${index + 1}`)),
  ];
}

function expectedIds(operation: Operation): string[] {
  const parameters = operation.parameters.flatMap((parameter) => {
    const id = `${parameter.place}.${parameter.name}`;
    return [id, ...fieldIds(parameter, id)];
  });
  const body = operation.body ? fieldIds(operation.body.schema, 'body') : [];
  const responses = operation.responses.flatMap(({status, contents}) =>
    contents.flatMap(({schema, events}, index) => {
      const id = `response-${status}${index > 0 ? `-${index + 1}` : ''}`;
      return [
        ...(schema ? fieldIds(schema, id) : []),
        ...events.flatMap((event) =>
          fieldIds(event.schema, `${id}.event-${event.name.replace(/\W+/g, '-')}`),
        ),
      ];
    }),
  );
  return [...parameters, ...body, ...responses];
}

test('each operation has a page, at /api/{slug}', () => {
  expect([...pages.keys()].sort()).toEqual(model.operations.map(({slug}) => slug).sort());
  for (const page of pages.values()) {
    expect(page.permalink).toBe(`/api/${page.slug}`);
  }
});

test('each page shows every header of its responses, each with an anchor', () => {
  for (const operation of model.operations) {
    for (const {status, headers} of operation.responses) {
      for (const {name} of headers) {
        const id = `response-${status}.header-${name.toLowerCase()}`;
        expect(htmlOf(operation)).toContain(`href="#${id}"><code>${name}</code>`);
      }
    }
  }
});

test('a redirect says where to, and a login which cookies it sets', () => {
  const redirect = pages.get('read-folders-redirect')!.html;
  expect(redirect).toContain('id="response-307.header-location"');
  expect(redirect).toContain('<code>/api/v1/projects/</code>');
  expect(pages.get('login-to-get-access-token')!.html).toContain('refresh_token_lf=');
});

test('each page shows its title, method and path', () => {
  for (const operation of model.operations) {
    const html = htmlOf(operation);
    expect(html).toContain(`<h1>${operation.title}</h1>`);
    expect(html).toContain(`>${operation.method.toUpperCase()}</span>`);
    expect(html.replaceAll('<wbr>', '')).toContain(`>${operation.path}</code>`);
  }
});

test('each page shows every parameter and every field of body and responses, each with an anchor', () => {
  let fields = 0;
  for (const operation of model.operations) {
    const html = htmlOf(operation);
    for (const id of expectedIds(operation)) {
      const name = id.slice(id.lastIndexOf('.') + 1);
      expect(html, operation.slug).toContain(`id="${id}"`);
      expect(html, operation.slug).toContain(`href="#${id}"><code>${name}</code>`);
      fields += 1;
    }
  }
  // A model that lost its fields would pass the loop above.
  expect(fields).toBeGreaterThan(1500);
});

test('no id stands twice on a page', () => {
  for (const operation of model.operations) {
    const ids = [...htmlOf(operation).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, operation.slug).toBe(ids.length);
  }
});

test('links inside a page lead to ids that exist', () => {
  for (const operation of model.operations) {
    const html = htmlOf(operation);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) {
      expect(html, operation.slug).toContain(` id="${id}"`);
    }
  }
});

test('links inside the reference lead to pages of it', async () => {
  const markdown = fs.readFileSync(path.join(siteDir, 'openapi/overview.md'), 'utf8');
  const overview = await buildOverviewPage(markdown, model, context);
  const htmls = [overview.html, ...model.operations.map(htmlOf)];
  for (const html of htmls) {
    for (const [, slug] of html.matchAll(/href="\/api\/([^"#]+)/g)) {
      expect(pages.has(slug!) || slug === TYPES_SLUG, slug).toBe(true);
    }
  }
});

test('no page has a form, and no handler sends a request', () => {
  for (const operation of model.operations) {
    expect(htmlOf(operation)).not.toMatch(/<form|<script/);
  }
  const client = path.resolve(__dirname, '../client');
  for (const file of fs.readdirSync(client)) {
    const code = fs.readFileSync(path.join(client, file), 'utf8');
    expect(code, file).not.toMatch(/\b(fetch|XMLHttpRequest|sendBeacon|WebSocket|EventSource)\b/);
  }
});

describe('what a page says', () => {
  const page = (slug: string) => pages.get(slug)!.html;

  test('an operation without authentication says so', () => {
    expect(page('get-version')).toContain('不需要身份验证。');
  });

  test('a deprecated operation has a mark', () => {
    expect(page('build-vertex')).toContain('已弃用');
    expect(page('build-flow')).not.toContain('aria-label="已弃用"');
  });

  test('an answer without body says so', () => {
    expect(page('delete-variable')).toContain('没有响应体。');
  });

  test('an operation without request body has no such section', () => {
    expect(page('read-flow')).not.toContain('id="request-body"');
    expect(page('create-flow')).toContain('id="request-body"');
  });

  test('an event stream has a notice, with samples of its own where the stream is a choice', () => {
    expect(page('stream-logs')).toMatch(/aria-label="事件流"[\s\S]*curl --fail-with-body -N/);
    expect(page('simplified-run-flow')).toMatch(
      /aria-label="事件流"[\s\S]*id="stream-samples-tab-go"[\s\S]*stream=true/,
    );
    expect(page('read-flow')).not.toContain(' -N ');
  });

  test('every event of a stream is listed with its fields', () => {
    const html = page('get-build-events');
    for (const event of ['vertices_sorted', 'add_message', 'token', 'end_vertex', 'end']) {
      expect(html).toContain(`<code>${event}</code></a>`);
    }
    expect(html).toContain('id="response-200.event-end_vertex.data.build_data"');
  });

  test('a refusal has an example in the server’s words', () => {
    expect(page('read-flow')).toMatch(
      /<summary><strong>404<\/strong>[\s\S]*?"detail": "Flow not found"/,
    );
    expect(page('read-flow')).toMatch(/<strong>403<\/strong>[\s\S]*?Invalid or missing API key/);
  });

  test('every operation leads to the description as a file', () => {
    for (const operation of model.operations) {
      expect(htmlOf(operation)).toContain('href="/openapi.json"');
      expect(htmlOf(operation)).toContain('href="/openapi.yaml"');
    }
  });

  test('a field shows type, requirement, default, allowed values and limits', () => {
    const html = page('read-flows');
    expect(html).toMatch(
      /id="query\.page"[\s\S]*?integer[\s\S]*?默认值 <code>1<\/code>[\s\S]*?≥ 1/,
    );
    expect(page('create-flow')).toMatch(
      /id="body\.name"[\s\S]*?string<\/span> <span class="api-field__required">必填/,
    );
    expect(page('create-flow')).toMatch(
      /id="body\.access_type"[\s\S]*?可选值 <code>PRIVATE<\/code> <code>PUBLIC<\/code>/,
    );
  });

  test('samples stand in tabs of the group that guides share', () => {
    const html = page('create-flow');
    expect(html).toContain('data-tab-group="lang"');
    const values = [...html.matchAll(/role="tab"[^>]*data-value="(\w+)"/g)].map(
      ([, value]) => value,
    );
    expect(values).toEqual(['python', 'typescript', 'curl', 'go']);
  });

  test('a page of something is called so', () => {
    expect(page('read-flows')).toContain('Page&#x3C;FlowRead>');
    for (const operation of model.operations) {
      expect(htmlOf(operation)).not.toContain('Page_');
    }
  });
});

test('neighbours follow the sidebar, from the first operation to the last', () => {
  const ordered = [...pages.values()];
  expect(ordered[0]?.previous).toBeUndefined();
  expect(ordered.at(-1)?.next).toBeUndefined();
  ordered.slice(1).forEach((page, index) => {
    expect(page.previous?.permalink).toBe(ordered[index]?.permalink);
    expect(ordered[index]?.next?.permalink).toBe(page.permalink);
  });
});
