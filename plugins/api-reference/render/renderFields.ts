import {texts} from '../texts';
import type {Field, SchemaNode} from '../types';
import {element, type Content} from './hast';
import {renderInline} from './markdown';
import {renderType, type LinkContext} from './renderType';

/** The fields of a schema as nested lists; deeper levels unfold. */
export function renderFields(fields: Field[], id: string, links: LinkContext): Content {
  return element(
    'ul',
    {className: ['api-fields']},
    fields.map((field) => renderField(field, `${id}.${field.name}`, links)),
  );
}

/** A body or response: its fields, its alternatives, or just its type. */
export function renderSchema(schema: SchemaNode, id: string, links: LinkContext): Content[] {
  if (schema.fields.length > 0) {
    return [renderFields(schema.fields, id, links)];
  }
  return schema.variants.map((variant, index) =>
    renderVariant(variant, `${id}.${index + 1}`, links, index === 0),
  );
}

export function hasDepth({fields, variants}: SchemaNode): boolean {
  return [...fields, ...variants].some((one) => one.fields.length + one.variants.length > 0);
}

export function renderField(field: Field, id: string, links: LinkContext): Content {
  return element(
    'li',
    {className: ['api-field'], id},
    element(
      'div',
      {className: ['api-field__head']},
      element(
        'a',
        {className: ['api-field__name'], href: `#${id}`},
        element('code', {}, field.name),
      ),
      ' ',
      renderType(field, links),
      field.required && ' ',
      field.required && element('span', {className: ['api-field__required']}, texts.required),
      field.deprecated && ' ',
      field.deprecated && element('span', {className: ['api-deprecated']}, texts.deprecated),
    ),
    field.description !== undefined &&
      element(
        'p',
        {className: ['api-field__text']},
        renderInline(field.description, links.baseUrl),
      ),
    renderFacts(field),
    renderChildren(field, id, links),
  );
}

function renderFacts(node: SchemaNode): Content | undefined {
  const facts = [
    ...(node.defaultValue === undefined
      ? []
      : [element('span', {}, `${texts.defaultValue} `, element('code', {}, node.defaultValue))]),
    ...(node.allowed.length === 0
      ? []
      : [
          element(
            'span',
            {},
            `${texts.allowed} `,
            node.allowed.flatMap((value, index) => [index > 0 && ' ', element('code', {}, value)]),
          ),
        ]),
    ...node.constraints.map((constraint) => element('span', {}, constraint)),
    ...(node.recursive ? [element('span', {}, texts.recursive)] : []),
  ];
  return facts.length > 0
    ? element(
        'p',
        {className: ['api-field__facts']},
        facts.flatMap((fact) => [fact, ' ']),
      )
    : undefined;
}

function renderChildren(node: SchemaNode, id: string, links: LinkContext): Content | undefined {
  if (node.fields.length > 0) {
    return details(texts.fieldCount(node.fields.length), [renderFields(node.fields, id, links)]);
  }
  if (node.variants.length > 0) {
    const variants = node.variants.map((variant, index) =>
      renderVariant(variant, `${id}.${index + 1}`, links, false),
    );
    return details(texts.variantCount(node.variants.length), variants);
  }
  return undefined;
}

function renderVariant(node: SchemaNode, id: string, links: LinkContext, open: boolean): Content {
  return details(node.type, renderSchema(node, id, links), {id, open});
}

function details(
  label: string,
  children: Content[],
  {id, open = false}: {id?: string; open?: boolean} = {},
): Content {
  return element(
    'details',
    {className: ['api-details'], id, open: open || undefined},
    element('summary', {}, label),
    children,
  );
}
