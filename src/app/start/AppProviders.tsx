// The providers of all React roots (texts, text size, queries) and their error handling; atoms need no provider, because they are in jotai's default store.
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

/** If the build reports errors, those that an error boundary has caught are reported too, which React by itself only logs. */
export const rootOptions: RootOptions = import.meta.env.VITE_REPORT_URL
	? { onCaughtError: window.reportError }
	: {};
