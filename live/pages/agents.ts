import {modelAddress} from '../flows/sampleFlow';
import type {PageSetUp} from './types';

/** An agent that has the calculator as its tool. */
export const setUp: PageSetUp = {
  flow: {
    name: '带计算器的智能体',
    nodes: [
      {id: 'ChatInput-jFwUm'},
      {id: 'CalculatorComponent-c4Lcu', toolMode: true},
      {
        id: 'Agent-a9Gnt',
        fields: {
          api_key: 'sk-stand-in',
          openai_api_base: modelAddress,
          add_current_date_tool: false,
        },
      },
      {id: 'ChatOutput-q81Hn'},
    ],
    edges: [
      {from: 'ChatInput-jFwUm', output: 'message', to: 'Agent-a9Gnt', field: 'input_value'},
      {
        from: 'CalculatorComponent-c4Lcu',
        output: 'component_as_tool',
        to: 'Agent-a9Gnt',
        field: 'tools',
      },
      {from: 'Agent-a9Gnt', output: 'response', to: 'ChatOutput-q81Hn', field: 'input_value'},
    ],
  },
};
