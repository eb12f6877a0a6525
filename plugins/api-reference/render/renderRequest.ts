import {texts} from '../texts';
import type {BodyContent, Operation, ParameterPlace, RequestBody} from '../types';
import {element, heading, type Content} from './hast';
import {renderInline} from './markdown';
import {hasDepth, renderField, renderSchema} from './renderFields';
import {renderTree} from './renderTree';
import {renderType, type LinkContext} from './renderType';

/** The parameters of one place. */
export function renderParameters(
  {parameters}: Operation,
  place: ParameterPlace,
  links: LinkContext,
): Content[] {
  const own = parameters.filter((parameter) => parameter.place === place);
  if (own.length === 0) {
    return [];
  }
  const deep = own.some(({fields, variants}) => fields.length + variants.length > 0);
  return [
    heading(2, `${place}-parameters`, texts.parameters[place]),
    renderTree(
      deep,
      element(
        'ul',
        {className: ['api-fields']},
        own.map((parameter) => renderField(parameter, `${place}.${parameter.name}`, links)),
      ),
    ),
  ];
}

/** The body in every type that is accepted; fields of further types have anchors of their own. */
export function renderBody(body: RequestBody, links: LinkContext): Content[] {
  return [
    heading(2, 'request-body', texts.requestBody),
    ...[body, ...body.others].flatMap((content, index) =>
      renderContent(content, body.required, index === 0 ? 'body' : `body-${index + 1}`, links),
    ),
  ];
}

function renderContent(
  {contentType, schema, kind, example}: BodyContent,
  required: boolean,
  id: string,
  links: LinkContext,
): Content[] {
  return [
    element(
      'p',
      {className: ['api-media']},
      element('code', {}, contentType),
      ' ',
      renderType(schema, links),
      ' ',
      element(
        'span',
        {className: [required ? 'api-field__required' : 'api-field__optional']},
        required ? texts.bodyRequired : texts.bodyOptional,
      ),
    ),
    schema.description !== undefined &&
      element('p', {}, renderInline(schema.description, links.baseUrl)),
    kind === 'text' &&
      typeof example === 'string' &&
      element('p', {}, texts.bodyExample, element('code', {}, example)),
    renderTree(hasDepth(schema), ...renderSchema(schema, id, links)),
  ].filter((part) => part !== false);
}
