import {texts} from '../texts';
import type {Operation, ParameterPlace, RequestBody} from '../types';
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
  if (own.length === 0) return [];
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

export function renderBody(body: RequestBody, links: LinkContext): Content[] {
  return [
    heading(2, 'request-body', texts.requestBody),
    element(
      'p',
      {className: ['api-media']},
      element('code', {}, body.contentType),
      ' ',
      renderType(body.schema, links),
      ' ',
      element(
        'span',
        {className: [body.required ? 'api-field__required' : 'api-field__optional']},
        body.required ? texts.bodyRequired : texts.bodyOptional,
      ),
    ),
    body.schema.description !== undefined &&
      element('p', {}, renderInline(body.schema.description, links.baseUrl)),
    renderTree(hasDepth(body.schema), ...renderSchema(body.schema, 'body', links)),
  ].filter((part) => part !== false);
}
