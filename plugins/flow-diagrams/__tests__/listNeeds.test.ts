import {describe, expect, it} from 'vitest';
import {readCatalogue} from '../../../live/catalogue/readCatalogue';
import {bindFlow} from '../bindFlow';
import {listNeeds} from '../listNeeds';
import {parseFlow} from '../parseFlow';

function needsOf(fence: string) {
  const catalogue = readCatalogue();
  return listNeeds(bindFlow(parseFlow(fence, 'title="示例"'), fence, catalogue), catalogue);
}

describe('what a flow needs before it runs', () => {
  it('a key that the picture does not set', () => {
    expect(needsOf('agent [Agent] 回答')).toEqual({
      fields: ['Agent 的 OpenAI API Key'],
      services: [],
    });
  });

  it('the key of the provider that the picture chooses', () => {
    const {fields} = needsOf('model [Language Model] 回答\n  set Model Provider: Anthropic');
    expect(fields).toEqual(['Language Model 的 Anthropic API Key']);
  });

  it('no key of an agent whose model is another component, but the service of that component', () => {
    const fence = `model [Ollama] 本机的模型
  out model: LanguageModel = Language Model
agent [Agent] 回答
  set Model Provider: Custom
  in model: LanguageModel = Language Model

model.model -> agent.model`;
    expect(needsOf(fence)).toEqual({fields: [], services: ['Ollama']});
  });

  it('a file', () => {
    expect(needsOf('file [File] 手册').fields).toEqual(['File 的 Files']);
  });

  it('nothing, where everything is on the card', () => {
    expect(needsOf('chat [Chat Input] 提问')).toEqual({fields: [], services: []});
  });
});
