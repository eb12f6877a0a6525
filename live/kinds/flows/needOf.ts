import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';

/** Their ports and fields come from something outside, and appear only where it can be reached. */
const OUTSIDE: Record<string, string> = {
  'LangChain Hub Prompt': 'LangChain Hub 上的提示词',
  MCPTools: 'MCP 服务器',
};

/** Their fields name a server or a tool, and the component asks it at once. */
const ASKS_BY_FIELD = ['MCPTools'];

export function needOf({
  components,
  connections,
}: Pick<FlowFile, 'components' | 'connections'>): string | undefined {
  const dependent = components.find(
    ({id, type, fields}) =>
      OUTSIDE[type] !== undefined &&
      ((ASKS_BY_FIELD.includes(type) && fields.length > 0) ||
        connections.some(({to}) => to.component === id)),
  );
  return dependent && OUTSIDE[dependent.type];
}
