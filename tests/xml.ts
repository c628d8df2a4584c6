import { SaxesParser, type SaxesTagNS } from "saxes";

export type XmlElement = {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

/** Returns the text of an element's child, or an empty string if there is none. */
export function child({ children }: XmlElement, name: string): string {
  return children.find((element) => element.name === name)?.text ?? "";
}

/** Returns all elements in document order. Throws if the XML is not well-formed. */
export function readXml(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, uri, attributes }: SaxesTagNS) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = {
      name,
      namespace: uri,
      attributes: Object.fromEntries(values),
      text: "",
      children: [],
    };
    elements.push(element);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return elements;
}
