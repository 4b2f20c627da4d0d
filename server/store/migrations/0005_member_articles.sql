CREATE TABLE "article_joins" (
	"sub" text NOT NULL,
	"article_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_joins_sub_article_id_pk" PRIMARY KEY("sub","article_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"alt_reference" text NOT NULL,
	"category" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text NOT NULL,
	"cover" text NOT NULL,
	"video" text NOT NULL,
	"content_th" text NOT NULL,
	"content_en" text NOT NULL,
	"seq" integer NOT NULL,
	"call_to_action" boolean NOT NULL,
	"action_type" integer NOT NULL,
	"reference" text NOT NULL,
	"button_th" text NOT NULL,
	"button_en" text NOT NULL,
	"privilege_reference" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_alt_reference_unique" UNIQUE("alt_reference")
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"sub" text NOT NULL,
	"campaign_id" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_sub_campaign_id_pk" PRIMARY KEY("sub","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"campaign_id" bigint PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"brand_id" bigint,
	"header_th" text NOT NULL,
	"header_en" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text NOT NULL,
	"action_type" integer NOT NULL,
	"reference" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "articles_by_category" ON "articles" USING btree ("category","seq");