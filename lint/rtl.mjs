const PHYSICAL =
  /^(margin|padding|scrollMargin|scrollPadding)(Left|Right)$|^border(Left|Right)|^border(Top|Bottom)(Left|Right)Radius$|^(left|right)$/;
const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const check = (context) => ({
  Property(node) {
    const key = node.computed
      ? ''
      : node.key.type === 'Identifier'
        ? node.key.name
        : camelCase(String(node.key.value));
    const value = node.value.type === 'Literal' ? node.value.value : undefined;
    const parts = typeof value === 'string' ? value.trim().split(/\s+/) : [];
    if (PHYSICAL.test(key)) {
      context.report({ node, message: `'${key}' is physical: use its Inline/Block or Start/End form` });
    } else if (/^(textAlign|float|clear)$/.test(key) && (value === 'left' || value === 'right')) {
      context.report({ node, message: `'${key}: ${value}' is physical: use start/end` });
    } else if (/^(margin|padding|inset)$/.test(key) && parts.length === 4 && parts[1] !== parts[3]) {
      context.report({ node, message: `four-value '${key}' is physical` });
    }
  },
});

const HEX = /#[0-9a-f]{3,8}\b/i;
const noRawColour = (context) => ({
  Literal(node) {
    if (typeof node.value === 'string' && HEX.test(node.value)) {
      context.report({ node, message: `'${node.value}' is a raw colour: use a token of src/theme` });
    }
  },
});

const rule = (create) => ({ meta: { type: 'problem', schema: [] }, create });
export default {
  meta: { name: 'rtl' },
  rules: { 'logical-css': rule(check), 'no-raw-colour': rule(noRawColour) },
};
