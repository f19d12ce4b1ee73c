#include "cli/text/markdown.h"

#include "cli/text/grid.h"
#include "cli/text/layout.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <vector>

namespace homestretch {

namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r");
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(" \t\r") - start + 1);
}

// If a span with this mark begins at `at`: what is between the marks. Moves `at` behind the closing mark.
std::optional<std::string_view> span_at(std::string_view text, std::size_t& at, std::string_view mark) {
    if (!text.substr(at).starts_with(mark)) return std::nullopt;
    const std::size_t start = at + mark.size();
    const std::size_t end = text.find(mark, start);
    if (end == std::string_view::npos || end == start || text[start] == ' ') return std::nullopt;
    at = end + mark.size();
    return text.substr(start, end - start);
}

// "[text](address)" at this place: the text. Moves `at` behind it.
std::optional<std::string_view> link_at(std::string_view text, std::size_t& at) {
    if (text[at] != '[') return std::nullopt;
    const std::size_t middle = text.find_first_of("[]", at + 1);
    const bool link = middle != std::string_view::npos && text.substr(middle).starts_with("](");
    const std::size_t end = link ? text.find(')', middle) : std::string_view::npos;
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view words = text.substr(at + 1, middle - at - 1);
    at = end + 1;
    return words;
}

// Strong words, emphasis, code and links inside a line.
std::string inline_text(std::string_view text, const Paint& paint) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\\' && at + 1 < text.size() &&
            std::ispunct(static_cast<unsigned char>(text[at + 1])) != 0) {
            result += text[at + 1];
            at += 2;
        } else if (const auto code = span_at(text, at, "`")) {
            result += paint.colours() ? paint(Ink::Sky, *code) : "`" + std::string(*code) + "`";
        } else if (const auto strong = span_at(text, at, "**")) {
            result += paint(Ink::Strong, inline_text(*strong, Paint(false)));
        } else if (const auto emphasis = span_at(text, at, "*")) {
            result += paint(Ink::Strong, inline_text(*emphasis, Paint(false)));
        } else if (const auto words = link_at(text, at)) {
            result += inline_text(*words, paint);
        } else {
            result += text[at++];
        }
    }
    return result;
}

std::vector<std::string> cells_of(std::string_view line, const Paint& paint) {
    line = trimmed(line);
    if (line.starts_with('|')) line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    std::vector<std::string> cells;
    for (std::size_t start = 0; start <= line.size();) {
        const std::size_t end = std::min(line.find('|', start), line.size());
        cells.push_back(inline_text(trimmed(line.substr(start, end - start)), paint));
        start = end + 1;
    }
    return cells;
}

bool is_table_rule(std::string_view line) {
    return line.find('-') != std::string_view::npos && line.find('|') != std::string_view::npos &&
           line.find_first_not_of("|-: ") == std::string_view::npos;
}

// How long the list mark at the start of the line is ("- ", "12. "); 0 if it is no list item.
std::size_t list_mark(std::string_view line) {
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == std::string_view::npos) return 0;
    const std::string_view rest = line.substr(indent);
    if (rest.starts_with("- ") || rest.starts_with("* ") || rest.starts_with("+ ")) return indent + 2;
    const std::size_t digits = rest.find_first_not_of("0123456789");
    if (digits > 0 && digits != std::string_view::npos && rest.substr(digits).starts_with(". ")) {
        return indent + digits + 2;
    }
    return 0;
}

std::size_t heading_level(std::string_view line) {
    const std::size_t level = line.find_first_not_of('#');
    return level != std::string_view::npos && level >= 1 && level <= 6 && line[level] == ' ' ? level : 0;
}

class Renderer {
public:
    Renderer(const Paint& paint, std::size_t width) : paint_(paint), width_(width) {}

    [[nodiscard]] std::string render(std::string_view page) {
        for (std::size_t start = 0; start < page.size();) {
            const std::size_t end = std::min(page.find('\n', start), page.size());
            lines_.push_back(page.substr(start, end - start));
            if (lines_.back().ends_with('\r')) lines_.back().remove_suffix(1);
            start = end + 1;
        }
        while (next_ < lines_.size()) block();
        return out_;
    }

private:
    void block() {
        const std::string_view line = lines_[next_];
        if (trimmed(line).empty()) {
            out_ += '\n';
            ++next_;
        } else if (line.starts_with("```")) {
            code();
        } else if (heading_level(line) > 0) {
            heading(line);
        } else if (line.starts_with("|") && next_ + 1 < lines_.size() && is_table_rule(lines_[next_ + 1])) {
            table();
        } else if (const std::size_t mark = list_mark(line); mark > 0) {
            out_ += wrapped_behind(bullet(line.substr(0, mark)), inline_text(joined(mark), paint_), width_);
        } else if (line.starts_with("> ")) {
            out_ += wrapped_behind(paint_(Ink::Faint, "│ "), inline_text(joined(2), paint_), width_);
        } else {
            out_ += wrapped_behind("", inline_text(joined(0), paint_), width_);
        }
    }

    [[nodiscard]] static std::string bullet(std::string_view mark) {
        std::string text(mark);
        const std::size_t dash = text.find_first_of("-*+");
        return dash == std::string::npos ? text : text.replace(dash, 1, "•");
    }

    // This line without its first characters, and the lines that continue it.
    [[nodiscard]] std::string joined(std::size_t skip) {
        std::string text(lines_[next_].substr(skip));
        for (++next_; next_ < lines_.size(); ++next_) {
            std::string_view line = lines_[next_];
            if (line.starts_with("> ")) line.remove_prefix(2);
            if (trimmed(line).empty() || list_mark(line) > 0 || heading_level(line) > 0 ||
                line.starts_with("```") || line.starts_with("|")) {
                break;
            }
            text += ' ';
            text += trimmed(line);
        }
        return text;
    }

    void heading(std::string_view line) {
        const std::size_t level = heading_level(line);
        const std::string words = inline_text(trimmed(line.substr(level)), Paint(false));
        out_ += paint_(level <= 2 ? Ink::Gold : Ink::Strong, words) + '\n';
        if (level <= 2)
            out_ += paint_(Ink::Faint, repeated(level == 1 ? "═" : "─", display_width(words))) + '\n';
        ++next_;
    }

    [[nodiscard]] static std::string repeated(std::string_view text, std::size_t times) {
        std::string result;
        for (std::size_t i = 0; i < times; ++i) result += text;
        return result;
    }

    void code() {
        for (++next_; next_ < lines_.size() && !lines_[next_].starts_with("```"); ++next_) {
            out_ += "    " + paint_(Ink::Sky, lines_[next_]) + '\n';
        }
        ++next_;
    }

    void table() {
        Grid grid(cells_of(lines_[next_], Paint(false)));
        for (next_ += 2; next_ < lines_.size() && lines_[next_].starts_with("|"); ++next_) {
            grid.add(cells_of(lines_[next_], paint_));
        }
        out_ += grid.text(paint_, width_, 2);
    }

    const Paint& paint_;
    std::size_t width_;
    std::vector<std::string_view> lines_{};
    std::size_t next_ = 0;
    std::string out_{};
};

} // namespace

std::string rendered_markdown(std::string_view page, const Paint& paint, std::size_t width) {
    return Renderer(paint, width).render(page);
}

} // namespace homestretch
