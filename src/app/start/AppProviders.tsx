// What all that React renders has around it: texts and their size, queries, the handling of errors. Atoms need no provider: they are in jotai's default store.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RootOptions } from "react-dom/client";
import { queryClient } from "../../platform/query/queryClient";
import { WrappedTranslation } from "../../ui/layout/PhraseWrap";
import { LargeTextProvider } from "../../ui/layout/useLargeText";

export const AppProviders = ({ children }: { children: ReactNode }) => (
	<I18nProvider i18n={i18n} defaultComponent={WrappedTranslation}>
		<LargeTextProvider>
			<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
		</LargeTextProvider>
	</I18nProvider>
);

/** Where the build reports errors, one that a page or a layer shows something else for counts as unhandled: React alone only logs it. */
export const rootOptions: RootOptions = import.meta.env.VITE_REPORT_URL
	? { onCaughtError: window.reportError }
	: {};
