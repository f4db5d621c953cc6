"use client";

import { Component, type ElementType, type ReactNode } from "react";
import { deliveredPart } from "@/lib/enhancement/delivered-page";

interface PartProps {
  /** The part's name in a visitor's words, such as "questions". Unique on its page. */
  name: string;
  as?: ElementType;
  id?: string;
  className?: string | undefined;
  "aria-labelledby"?: string;
  tabIndex?: number;
  children: ReactNode;
}

/**
 * A part of the page that fails alone. When something inside it throws, during a render, in an effect or because its code is
 * lost, the part shows the HTML that was delivered for it, and the rest of the page keeps working.
 */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React logs the error itself. */
  componentDidCatch() {
    console.error(`The part “${this.props.name}” has failed. It is shown as it was delivered.`);
  }

  render() {
    const { name, as: Element = "div", children, ...attributes } = this.props;
    if (!this.state.hasFailed) {
      return (
        <Element {...attributes} data-part={name}>
          {children}
        </Element>
      );
    }
    return (
      <Element
        // Another element, because an extension may have moved the content of this one.
        key="delivered"
        {...attributes}
        data-part={name}
        // Styles it like a page without scripts.
        data-state="static"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own HTML
        dangerouslySetInnerHTML={{ __html: deliveredPart(name) }}
      />
    );
  }
}
