import {describe, expect, it} from 'vitest';
import {collectCatalogue} from '../collectCatalogue';
import {fingerprint} from '../describeComponent';
import {formatCatalogue} from '../formatCatalogue';
import {readCatalogue} from '../readCatalogue';

const gate = {
  display_name: 'Gate ',
  beta: true,
  template: {
    _type: 'Component',
    code: {type: 'code', value: 'class Gate: …'},
    mode: {
      display_name: 'Mode',
      _input_type: 'TabInput',
      value: 'Open',
      options: ['Open', 'Shut', 'Broken'],
      real_time_refresh: true,
    },
    prompt: {
      display_name: 'Prompt',
      _input_type: 'MessageTextInput',
      input_types: ['Message'],
      value: 'A sentence of the product that is long enough to be protected',
      required: true,
      tool_mode: true,
    },
  },
  outputs: [{name: 'out', display_name: 'Out', types: ['Message'], selected: 'Text'}],
};

/** A product with one component, whose second output appears in the mode Shut. */
const ask = (path: string, body?: unknown): Promise<unknown> => {
  if (path === '/api/v1/version') {
    return Promise.resolve({version: '1.5.0'});
  }
  if (path === '/api/v1/all') {
    return Promise.resolve({walls: {Zed: {...gate, display_name: 'Zed'}, Gate: gate}});
  }
  const {field_value: value} = body as {field_value: string};
  if (value === 'Broken') {
    return Promise.reject(new Error('500'));
  }
  const alarm = {name: 'alarm', display_name: 'Alarm', types: ['Data']};
  return Promise.resolve({...gate, outputs: [...gate.outputs, alarm]});
};

describe('the catalogue', () => {
  it('lists components by group and key, with trimmed names', async () => {
    const {version, components} = await collectCatalogue(ask);
    expect(version).toBe('1.5.0');
    expect(components.map(({key, name}) => [key, name])).toEqual([
      ['Gate', 'Gate'],
      ['Zed', 'Zed'],
    ]);
    expect(components[0]).toMatchObject({group: 'walls', beta: true, toolMode: true});
  });

  it('keeps neither code nor long texts of the product', async () => {
    const {components} = await collectCatalogue(ask);
    const sentence = gate.template.prompt.value;
    expect(components[0]?.inputs).toEqual([
      {
        name: 'mode',
        label: 'Mode',
        kind: 'Tab',
        default: 'Open',
        options: ['Open', 'Shut', 'Broken'],
      },
      {
        name: 'prompt',
        label: 'Prompt',
        kind: 'MessageText',
        types: ['Message'],
        default: {fingerprint: fingerprint(sentence)},
        required: true,
      },
    ]);
    const text = formatCatalogue({version: '1.5.0', components});
    expect(text).not.toContain('sentence');
    expect(text).not.toContain('class Gate');
  });

  it('records the ports that appear with another value, and leaves out what the server refuses', async () => {
    const {components} = await collectCatalogue(ask);
    expect(components[0]?.variants).toEqual([
      {
        field: 'mode',
        value: 'Shut',
        outputs: [{name: 'alarm', label: 'Alarm', types: ['Data']}],
      },
    ]);
  });

  it('notes the type that the editor gives a port, where it is another one', async () => {
    const {components} = await collectCatalogue(ask);
    expect(components[0]?.outputs).toEqual([
      {name: 'out', label: 'Out', types: ['Message'], connectsAs: 'Text'},
    ]);
  });

  it('in the repository is that of the documented version, under 700 KB', () => {
    const catalogue = readCatalogue();
    expect(catalogue.version).toMatch(/^1\.5\.0/);
    expect(catalogue.components.length).toBeGreaterThan(250);
    expect(Buffer.byteLength(formatCatalogue(catalogue))).toBeLessThan(700_000);
  });
});
