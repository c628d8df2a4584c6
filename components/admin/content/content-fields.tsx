import { type ReactNode, useEffect, useRef, useState } from "react";
import { capitalize } from "@/lib/capitalize";
import { shownText } from "@/lib/content/admin/schema";
import { type Field, type Group, groupOf, join, type Typed } from "@/lib/content/form/typed";
import { PictureField } from "./picture-field";
import { type FieldProps, PlainField } from "./plain-field";

export function GroupFields({ field, typed, path, ...shared }: FieldProps<Group>) {
  const values = typed as Record<string, Typed>;
  return Object.entries(field.fields).map(([name, inner]) => (
    <ContentField
      key={name}
      {...shared}
      field={inner}
      typed={values[name] ?? ""}
      path={join(path, name)}
    />
  ));
}

function ContentField(props: FieldProps) {
  const { field } = props;
  if (field.widget === "list") return <ListField {...props} field={field} />;
  if (field.widget === "picture") return <PictureField {...props} />;
  if (field.widget === "variant") return <VariantField {...props} field={field} />;
  if (field.widget !== "group") return <PlainField {...props} />;
  return (
    <fieldset className="content-group">
      <legend>{field.label}</legend>
      {field.hint && <p className="label text-muted">{field.hint}</p>}
      <GroupFields {...props} field={field} />
    </fieldset>
  );
}

/** An item with one of several shapes, chosen when it is added and fixed from then on. */
function VariantField({ field, ...props }: FieldProps<Extract<Field, { widget: "variant" }>>) {
  const group = groupOf(field, props.typed);
  return (
    <>
      <input type="hidden" name={props.path} value={typeOf(props.typed)} />
      {group && <ContentField {...props} field={group} />}
    </>
  );
}

/** The list's buttons submit the form, so they also work without JavaScript. */
function ListField(props: FieldProps<Extract<Field, { widget: "list" }>>) {
  const { field, typed, path, errors, startsOpen } = props;
  const items = typed as readonly Typed[];
  return (
    <fieldset className="content-group" data-path={path}>
      <legend>{field.label}</legend>
      {field.hint && <p className="label text-muted">{field.hint}</p>}
      {errors[path] && <p className="font-[600] text-error">{errors[path]}</p>}
      <ol className="content-list">
        {items.map((item, index) => (
          <li key={join(path, index)} data-path={join(path, index)}>
            <Item
              {...props}
              field={field.item}
              typed={item}
              path={join(path, index)}
              name={`${field.noun} ${index + 1}`}
              isOpen={startsOpen && items.length <= maxOpen}
            />
            <ListButtons at={path} {...{ index, noun: field.noun }} count={items.length} />
          </li>
        ))}
      </ol>
      <div className="content-item-buttons">
        {items.length >= field.max ? (
          <p className="text-muted">Up to {field.max} can be added.</p>
        ) : field.item.widget === "variant" ? (
          Object.entries(field.item.variants).map(([type, { label }]) => (
            <EditButton key={type} edit={`add:${path}:${type}`}>
              Add {label.toLowerCase()}
            </EditButton>
          ))
        ) : (
          <EditButton edit={`add:${path}`}>Add {field.noun}</EditButton>
        )}
      </div>
    </fieldset>
  );
}

/** Items of longer lists start closed. */
const maxOpen = 4;

type ItemProps = FieldProps & { name: string; isOpen: boolean };

function Item({ name, isOpen, ...props }: ItemProps) {
  const { field, typed, path, errors } = props;
  const isWrong = Object.keys(errors).some((error) => error.startsWith(`${path}.`));
  // From then on, React leaves it as the user has it.
  const [startsOpen] = useState(isOpen || isWrong);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  const group = groupOf(field, typed);
  const label = capitalize(name);
  if (!group) {
    return (
      <>
        {field.widget === "picture" && <input type="hidden" name={path} value="" />}
        <ContentField {...props} field={{ ...field, label }} />
      </>
    );
  }
  return (
    <details ref={details} open={startsOpen}>
      <summary>
        {field.widget === "variant" ? `${label}, ${group.label.toLowerCase()}` : label}
        <ItemTitle field={group} typed={typed} />
      </summary>
      <input type="hidden" name={path} value={typeOf(typed)} />
      <GroupFields {...props} field={group} />
    </details>
  );
}

/** The first text of an item, or all of a small one, to tell closed items apart. */
function ItemTitle({ field, typed }: { field: Group; typed: Typed }) {
  const names = Object.keys(field.fields);
  const values = names.slice(0, names.length <= 3 ? 3 : 1).map((name) => {
    const [inner, value] = [field.fields[name], (typed as Record<string, Typed>)[name]];
    if (typeof value !== "string" || inner?.widget === "switch") return "";
    return inner ? shownText(inner, value) : value;
  });
  const text = values.filter(Boolean).join(", ");
  return text && <bdi>{`: ${text.slice(0, 80)}${text.length > 80 ? "…" : ""}`}</bdi>;
}

/** The type of an item with several shapes; empty for any other. */
function typeOf(value: Typed): string {
  const type = typeof value === "object" && "type" in value ? value.type : "";
  return typeof type === "string" ? type : "";
}

type Props = {
  edit: string;
  /** The item that it moves or removes, for screen readers. */
  of?: string;
  children: ReactNode;
};

/** Submits the form with an edit of a list, see editList. */
function EditButton({ edit, of, children }: Props) {
  return (
    <button type="submit" name="button" value={edit} className="button button-quiet">
      {children}
      {of && <span className="sr-only"> {of}</span>}
    </button>
  );
}

type ListProps = { at: string; index: number; count: number; noun: string };

function ListButtons({ at, index, count, noun }: ListProps) {
  const [path, of] = [join(at, index), `${noun} ${index + 1}`];
  return (
    <div className="content-item-buttons">
      {index > 0 && (
        <EditButton edit={`up:${path}`} of={of}>
          Up
        </EditButton>
      )}
      {index < count - 1 && (
        <EditButton edit={`down:${path}`} of={of}>
          Down
        </EditButton>
      )}
      <EditButton edit={`remove:${path}`} of={`${index + 1}`}>
        Remove {noun}
      </EditButton>
    </div>
  );
}
