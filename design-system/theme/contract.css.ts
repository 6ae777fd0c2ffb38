import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every value in which themes differ; components read these and never ask for the theme.
 * Names say the purpose of a value. `x` / `onX` are a ground and its ink; `contrastPairs` lists computed pairs.
 */
export const vars = createGlobalThemeContract(
  {
    /** `light` or `dark`: scroll bars and native controls follow it. */
    scheme: null,

    color: {
      /** The ground of the whole page; `image.page` lies on top of it. */
      page: null,
      /** The card that holds the question; equal to `page` in a theme without cards. */
      surface: null,
      /** A quieter ground inside a surface: step cards, chips, a table's head. */
      surfaceQuiet: null,
      text: null,
      textMuted: null,
      heading: null,
      border: null,
      link: null,
      linkHover: null,

      /** The one call to action of a screen. */
      action: null,
      onAction: null,
      actionBorder: null,
      actionHover: null,
      onActionHover: null,
      actionActive: null,
      onActionActive: null,
      /** Ghost buttons: transparent ground, this ink and border. */
      ghost: null,
      ghostBorder: null,
      ghostHover: null,

      /** An answer at rest, under the pointer, and chosen. */
      answer: null,
      onAnswer: null,
      answerBorder: null,
      answerHover: null,
      onAnswerHover: null,
      answerHoverBorder: null,
      answerChosen: null,
      onAnswerChosen: null,
      answerChosenBorder: null,
      /** The letter or icon badge at the start of an answer. */
      badge: null,
      onBadge: null,
      badgeChosen: null,
      onBadgeChosen: null,

      field: null,
      onField: null,
      fieldBorder: null,
      fieldHoverBorder: null,
      placeholder: null,

      /** The focus ring, and the thin line between it and the control. */
      focus: null,
      focusInner: null,

      error: null,
      errorSurface: null,
      onErrorSurface: null,
      success: null,
      successSurface: null,
      onSuccessSurface: null,

      /** The line above the header that names the kind of page. */
      notice: null,
      onNotice: null,

      header: null,
      onHeader: null,
      headerBorder: null,
      headerAction: null,
      onHeaderAction: null,
      headerActionBorder: null,
      headerActionHover: null,
      onHeaderActionHover: null,

      footer: null,
      onFooter: null,
      footerLink: null,
      footerBorder: null,

      progressTrack: null,
      progressFill: null,
      /** Text beside or above the bar, on the page. */
      onProgress: null,
      /** Text on the filled part of the bar (progress v2). */
      onProgressFill: null,

      /** A calm aside: security disclaimer, hint box. */
      note: null,
      onNote: null,
      noteBorder: null,
      noteIcon: null,
      /** The short bar under a heading; see `rule`. */
      rule: null,
      /** Behind a modal or the loading overlay. */
      scrim: null,
    },

    /**
     * Logo inks: the first three for lockups on light ground, `Dark` ones for dark. A plate makes the other kind readable; else
     * it is `transparent`.
     */
    logo: { ink: null, accent: null, plate: null, inkDark: null, accentDark: null, plateDark: null },

    /** Background images laid over the colour of the same name: a gradient, or `none`. Text on them is checked against every stop. */
    image: { page: null, header: null, action: null, actionHover: null, progressFill: null },

    font: {
      body: null,
      bodyWeight: null,
      boldWeight: null,
      heading: null,
      headingWeight: null,
      headingTransform: null,
      headingSpacing: null,
      headingStyle: null,
      answerWeight: null,
      button: null,
      buttonWeight: null,
      buttonTransform: null,
      buttonSpacing: null,
      /** How far words are lowered in a control, in em, for faces that sit high in their line. */
      drop: null,
    },

    /** Font sizes. `body` is at least 16 px; `heading` a question, `display` a page's title. */
    text: { small: null, body: null, lead: null, answer: null, button: null, heading: null, display: null, logo: null },
    lineHeight: { body: null, control: null, heading: null },

    /** One scale for gaps and padding, 4 to 72 px in the regular base. */
    space: { xxs: null, xs: null, s: null, m: null, l: null, xl: null, xxl: null },
    /** The gaps that make a theme airy or compact. */
    density: {
      answerGap: null,
      stackGap: null,
      cardBlock: null,
      cardInline: null,
      answerBlock: null,
      answerInline: null,
      controlInline: null,
      screenBlock: null,
    },

    radius: { control: null, answer: null, button: null, card: null, badge: null, progress: null, pill: null },

    /** `border-width` values, so one to four lengths: `0 0 2px` is an underlined answer or field. */
    border: {
      hair: null,
      control: null,
      button: null,
      answer: null,
      answerChosen: null,
      /** With round ends (the `rounded` switch): a line under an answer would bend upwards at them. */
      answerRound: null,
      card: null,
      header: null,
      progress: null,
    },

    shadow: {
      card: null,
      answer: null,
      answerHover: null,
      answerChosen: null,
      button: null,
      buttonHover: null,
      field: null,
      header: null,
      progress: null,
      modal: null,
    },

    /** Minimum heights, and widths of the layout (decisions: progress 590 px, layout 1200 px). */
    size: { answer: null, control: null, button: null, header: null, progress: null, badge: null, question: null, layout: null },

    /** The short bar under a heading: length, thickness (0 for none) and the gap above it. */
    rule: { width: null, height: null, gap: null },

    /** `start` or `center`: both `text-align` and `justify-content` take them. */
    align: {
      answer: null,
      heading: null,
      /** The place of a reading column in a wider page; `start` is on the header's line. */
      column: null,
      /** How far the header's action is outside the line, by its padding. */
      headerAction: null,
    },

    /** `text-decoration-line` of answers and links. */
    decoration: { answer: null, answerHover: null, link: null },

    /** Width of the main button inside a form: `100%` or `fit-content`. */
    buttonWidth: null,

    /** `press` is the transform of a control while it is held. */
    motion: { fast: null, slide: null, ease: null, press: null },

    /** How one question gives way to the next (themes/bases/scales.ts). */
    step: {
      /** Seconds from the old words to the new ones at rest, at most half a second. `0s`: no transition. */
      time: null,
      ease: null,
      /** How far the new words come along the line, at most 8px, and the old ones go six times as far. Turned round on the way back. */
      along: null,
      /** The transform that the new words come from, within 8px, and the one that the old ones go to; each a transform, not `none`. */
      enter: null,
      leave: null,
    },
  },
  (_value, path) => path.join('-'),
);

/** How far a logo's clear space reaches out, by its ground. `defineTheme` works it out. */
export const logoBleed = { light: '--logo-bleed', dark: '--logo-bleed-dark' } as const;
